/** Bytes, gzip level 9. */
export interface EntrySize {
  readonly first: number;
  readonly everything: number;
}
/** Weighs a built entry point as an application would bundle it. */
export function weighEntry(
  file: string,
  options?: { readonly withPeers?: boolean },
): Promise<EntrySize>;
/** Weighs the provider and the hooks of a checkout that an application draws itself. */
export function weighHooks(): Promise<number>;
/** Weighs `TreasuryPanel` until it shows its first tab. */
export function weighPanel(): Promise<number>;
/** Weighs one built file. */
export function weighFile(file: string): number;
/** Weighs the files of `tillkit.mjs`. */
export function weighModule(): EntrySize & { readonly running: number };
