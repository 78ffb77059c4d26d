import './company-mark.css';

/** The two letters of a rental company on a tile; its name stands beside it. */
export function CompanyMark({ code }: { readonly code: string }) {
  return (
    <span className="company-mark" aria-hidden="true">
      {code}
    </span>
  );
}
