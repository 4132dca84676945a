/** Wallets that announce themselves to the page as an extension does (EIP-6963), and never answer. */

/** How a wallet names itself. */
export interface AnnouncedWallet {
  readonly uuid: string;
  readonly name: string;
  /** A picture as a `data:` address. */
  readonly icon: string;
}

/** A square in a colour with a letter in it. */
function pictureOf(colour: string, letter: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${colour}"/><text x="16" y="22" text-anchor="middle" font-family="sans-serif" font-size="16" fill="#fff">${letter}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export const METAMASK: AnnouncedWallet = {
  uuid: 'metamask',
  name: 'MetaMask',
  icon: pictureOf('#e2761b', 'M'),
};
export const RABBY: AnnouncedWallet = {
  uuid: 'rabby',
  name: 'Rabby Wallet',
  icon: pictureOf('#4c65ff', 'R'),
};

/** Its provider: every question stays open. */
export const SILENT = { request: () => new Promise<never>(() => undefined) };

/** A story's `beforeEach`: the wallets are there until the story ends. */
export const withWallets =
  (...wallets: readonly AnnouncedWallet[]) =>
  (): (() => void) => {
    const announce = () => {
      for (const info of wallets) {
        const detail = { info, provider: { ...SILENT } };
        dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
      }
    };
    addEventListener('eip6963:requestProvider', announce);
    return () => removeEventListener('eip6963:requestProvider', announce);
  };
