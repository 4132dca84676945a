/** Whether an element opens its page's order, or that of the link that has led to the page. */
import {
  findLink,
  handleInAddress,
  forgetLink,
  takeLink,
  type PageLink,
} from '../checkout/resumeCheckout.js';
import { reportPageError } from '../ui/reportPageError.js';

/** Says it once a page, however many checkouts stand there. */
let told = false;

function tellForgotten(): void {
  if (told) return;
  told = true;
  reportPageError(
    'A link to an order has led to this page, but <till-checkout> does not open it. Add `resume`, or ' +
      '`data-resume` to the script tag.',
  );
}

/**
 * Makes the follower of one element. A link counts until the page names another order: an element that
 * a page uses again must not go on showing the order of a link from before, nor must the next one.
 *
 * @returns a function of what the element says now: whether it resumes, and the page's own order.
 */
export function createLinkFollower(): (resumes: boolean, own: string | null) => PageLink | null {
  /** Undefined until it was looked for. */
  let link: PageLink | null | undefined;
  let named: string | null = null;
  return (resumes, own) => {
    if (!resumes) {
      if (handleInAddress()) tellForgotten();
      link = undefined;
      return null;
    }
    const found = link === undefined ? findLink() : takeLink(link);
    if (found || link === undefined) link = found;
    else if (link && own && named && own !== named) {
      forgetLink(link);
      link = null;
    }
    named = own || named;
    return link ?? null;
  };
}
