/** A small decorative drawing of each product. */
import type { ReactNode } from 'react';

const DRAWINGS: Readonly<Record<string, ReactNode>> = {
  notebook: (
    <>
      <rect className="shade" x="48" y="20" width="54" height="74" rx="4" />
      <rect className="soft" x="53" y="17" width="54" height="74" rx="4" />
      <rect className="pine" x="58" y="14" width="54" height="74" rx="4" />
      <rect className="pale" x="70" y="28" width="30" height="14" rx="1.5" />
      <path className="line" d="M75 35h20" />
      <rect className="brass" x="104" y="14" width="3" height="74" />
    </>
  ),
  pencils: (
    <>
      {['pine', 'brass', 'soft'].map((colour, index) => (
        <g
          key={colour}
          transform={`translate(${String(50 + index * 22)} ${String(12 + (index % 2) * 7)})`}
        >
          <path className="wood" d="M0 20 6.6 0h2.8L16 20z" />
          <path className="ink" d="M4.9 5 6.6 0h2.8l1.7 5z" />
          <path className={colour} d="M0 20h16v44H0z" />
          <path className="shade" d="M0 64h16v5H0z" />
          <path className="wood" d="M0 69h16v3a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4z" />
        </g>
      ))}
    </>
  ),
  paper: (
    <>
      <rect className="pale" x="52" y="12" width="56" height="64" rx="2" />
      <path className="line" d="M61 26h38M61 35h38M61 44h38M61 53h24" />
      <path className="soft" d="M40 52l40 22 40-22v38a3 3 0 0 1-3 3H43a3 3 0 0 1-3-3z" />
      <path className="shade" d="M42 92l30-22 8 4.5 8-4.5 30 22z" />
    </>
  ),
  ink: (
    <>
      <rect className="brass" x="68" y="14" width="24" height="16" rx="2.5" />
      <path
        className="soft"
        d="M70 30h20v6c14 4 20 10 20 22v26a6 6 0 0 1-6 6H56a6 6 0 0 1-6-6V58c0-12 6-18 20-22z"
      />
      <path className="pine" d="M50 60h60v24a6 6 0 0 1-6 6H56a6 6 0 0 1-6-6z" />
      <rect className="pale" x="62" y="62" width="36" height="18" rx="1.5" />
      <path className="line" d="M69 71h22" />
    </>
  ),
  tape: (
    <>
      <path className="pine" d="M80 86h46l-3-3.5 3-3.5-3-3.5H80z" />
      <circle className="pine" cx="80" cy="52" r="34" />
      <circle className="soft" cx="80" cy="52" r="25" />
      <circle className="hole" cx="80" cy="52" r="18" />
    </>
  ),
  card: (
    <>
      <rect className="pale" x="36" y="22" width="88" height="62" rx="2.5" />
      <path className="pine" d="M66 32l10 14h-5l8 12h-8v0h-10v0h-8l8-12h-5z" />
      <path className="shade" d="M88 42l7 10h-3.5l6 9h-19l6-9H81z" />
      <path className="brass" d="M64 58h4v8h-4z" />
      <path className="line" d="M44 74h72" />
      <rect className="brass" x="106" y="29" width="11" height="13" rx="1" />
    </>
  ),
};

/** Draws a thing by its id. */
export function ProductDrawing({ id }: { readonly id: string }): ReactNode {
  return (
    <svg
      className="drawing"
      data-product={id}
      viewBox="0 0 160 106"
      aria-hidden="true"
      focusable="false"
    >
      {DRAWINGS[id]}
    </svg>
  );
}
