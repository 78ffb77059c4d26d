/** Who looks at a case, and who has it: nobody is locked out, and nobody has what they left. */

/** Whose page was read within so many seconds looks at the case; a page reads it every five. */
export const VIEWER_SECONDS = 20;
/** A claim ends by itself once its agent hasn't done anything in the case for so long. */
export const IDLE_CLAIM_MINUTES = 120;
