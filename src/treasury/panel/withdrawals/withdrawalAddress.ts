/** Where a withdrawal opens, for the panel around its page: apart, so that the panel loads no more of the page. */
import { createContext } from 'react';

/** The part of the page's address after which a withdrawal opens, by its id; null where none does. */
export const WithdrawalAddressContext = createContext<((id: string) => string) | null>(null);
