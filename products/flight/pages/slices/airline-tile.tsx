/** An airline as a tile with its code, never a logo; decoration beside its name. Props: `code` (IATA). */
export function AirlineTile({ code }: { readonly code: string }) {
  return (
    <span className="air-code" aria-hidden="true">
      {code}
    </span>
  );
}
