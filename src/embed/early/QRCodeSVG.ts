/** Stands in for qrcode.react in the widget of the split build, which shares the encoder's one copy. */
import { createElement, type ReactNode } from 'react';
import type { PlainElement } from './plainReact.js';
import { qrPicture, type QrPictureProps } from './qrPicture.js';

function nodeOf({ type, props, children }: PlainElement): ReactNode {
  return createElement(type, props, ...children.map((child) => child && nodeOf(child)));
}

/** Draws the code. */
export function QRCodeSVG(props: QrPictureProps): ReactNode {
  return nodeOf(qrPicture(props));
}
