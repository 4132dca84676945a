/** A pointer over an element, as browsers tell of it. */
import { createEvent, fireEvent } from '@testing-library/react';

/** @param movementX by how much it moved; 0 is what Safari says where a list is scrolled under it. */
export function movePointer(over: Element, movementX: number): void {
  const event = createEvent.pointerMove(over);
  // jsdom takes no such member.
  Object.defineProperty(event, 'movementX', { value: movementX });
  fireEvent(over, event);
}
