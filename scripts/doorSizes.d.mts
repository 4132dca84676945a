/** Bytes, gzip level 9. */
export interface DoorSize {
  readonly first: number;
  readonly everything: number;
}
/** Weighs a built door as an application would bundle it. */
export function weighDoor(
  file: string,
  options?: { readonly withPeers?: boolean },
): Promise<DoorSize>;
/** Weighs one built file. */
export function weighFile(file: string): number;
/** Weighs the files of `tillkit.mjs`. */
export function weighSplitBuild(): DoorSize & { readonly running: number };
