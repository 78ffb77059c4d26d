/** The text of a file that the portal serves to everybody; rejects when it cannot be had. */
export async function readPortalFile(href: string): Promise<string> {
  const answer = await fetch(href);
  if (!answer.ok) throw new Error(`${href}: ${answer.status}`);
  return answer.text();
}
