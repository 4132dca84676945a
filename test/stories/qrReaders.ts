/** Two readers of QR codes, made by different people: what only one of them reads is not good enough. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import jsQR from 'jsqr';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

/** Colours of a picture, four bytes for each pixel. */
export interface Picture {
  readonly data: Uint8Array | Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** What each reader has read; empty where it has found no code. */
export interface Readings {
  readonly jsQR: string;
  readonly zxing: string;
}

let prepared: Promise<unknown> | undefined;

/** Unprepared, the package would fetch its program from a foreign server. */
async function prepare(): Promise<unknown> {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  const wasmBinary = new Uint8Array(await readFile(file)).buffer;
  return prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
}

/** Lets both read a picture. Neither may try the picture with its colours turned round. */
export async function readWithBoth({ data, width, height }: Picture): Promise<Readings> {
  await (prepared ??= prepare());
  const colours = new Uint8ClampedArray(data);
  const found = await readBarcodes(
    { data: colours, width, height, colorSpace: 'srgb' },
    { formats: ['QRCode'], tryInvert: false },
  );
  return {
    jsQR: jsQR(colours, width, height, { inversionAttempts: 'dontInvert' })?.data ?? '',
    zxing: found.map(({ text }) => text).join(' and '),
  };
}
