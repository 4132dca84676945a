/** Properties of every QR code. */

/** Modules of white around the code (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/**
 * Props for qrcode.react.
 *
 * @param value what the code says.
 * @param label accessible name: which token on which network.
 */
export function qrCodeProps(value: string, label: string) {
  return {
    className: 'till-qr-code',
    value,
    size: 272,
    level: 'M',
    marginSize: QUIET_ZONE,
    bgColor: '#ffffff',
    fgColor: '#000000',
    role: 'img',
    'aria-label': label,
  } as const;
}
