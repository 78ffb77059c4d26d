import { qrShape } from './qr-shape.ts';

/** Black on white in both themes, as scanners need it. */
export default function QrCode({ code, label }: { readonly code: string; readonly label: string }) {
  const { size, path } = qrShape(code);
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      className="qr-code"
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      data-code={code}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
