/** Prints a text by itself: the host's page around the widget is nobody's receipt. */

/**
 * Puts the text into an empty frame and prints that. No markup from text and no style element, so
 * that it works under a strict content security policy.
 *
 * @param title what the browser may name the page after.
 */
export function printText(text: string, title: string): void {
  const frame = document.createElement('iframe');
  // Not `display: none`: some browsers print nothing then.
  frame.style.cssText = 'position:fixed;inline-size:0;block-size:0;border:0';
  frame.onload = () => {
    const { contentDocument: page, contentWindow: paper } = frame;
    if (!page || !paper) return;
    page.title = title;
    page.body.dir = 'auto';
    page.body.style.cssText = 'font:1rem/1.5 system-ui;white-space:pre-wrap;overflow-wrap:anywhere';
    page.body.textContent = text;
    paper.onafterprint = () => frame.remove();
    paper.print();
  };
  document.body.append(frame);
}
