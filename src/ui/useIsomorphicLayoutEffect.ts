/** An effect before anything of it is seen. */
import { useEffect, useLayoutEffect } from 'react';

/** A server has no layout, and React 18 would say so. */
export const useIsomorphicLayoutEffect =
  typeof document === 'undefined' ? useEffect : useLayoutEffect;
