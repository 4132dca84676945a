/** Which hosts are this machine itself. */

/** Whether a host is this machine, as an option writes it or as it stands in an address. */
export function isLoopback(host: string): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|::1|\[::1\])$/.test(host);
}
