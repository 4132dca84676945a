/** Reads a QR code as a phone does: from the pixels on the screen. */
import type { Locator } from '@playwright/test';
import jsQR from 'jsqr';
import { PNG } from 'pngjs';

/** What the code in an element says; empty where no code can be read. */
export async function readQrCode(element: Locator): Promise<string> {
  const { data, width, height } = PNG.sync.read(await element.screenshot());
  return jsQR(new Uint8ClampedArray(data), width, height)?.data ?? '';
}
