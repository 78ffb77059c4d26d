/** What a host gets of an edit: who checks in, and what they write. */
export type HomeGuest = {
  readonly firstName: string;
  readonly lastName: string;
  readonly message: string;
};
