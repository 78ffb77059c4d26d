/** The text of a file of the build, also from a page of another origin. Throws when it cannot be had. */
export async function readOwnFile(href: string): Promise<string> {
  const answer = await fetch(href);
  if (!answer.ok) throw new Error(`${href}: ${answer.status}`);
  return answer.text();
}
