/** Firefox, over WebDriver BiDi, which it speaks itself. */
import { launch, type ElementHandle } from 'puppeteer-core';
import { FIND, type Engine } from './engine.js';

/** Starts a Firefox without a window; `executablePath`: the program. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await launch({ browser: 'firefox', executablePath, headless: true });
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 800 });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return {
    open: async (url) => {
      errors.length = 0;
      await page.goto(url);
    },
    run: async <T>(source: string, ...args: readonly unknown[]) =>
      (await page.evaluate(`(${source})(...${JSON.stringify(args)})`)) as T,
    press: async (selector, text) => {
      const args = JSON.stringify([selector, text]);
      const handle = (await page.evaluateHandle(`(${FIND})(...${args})`)).asElement();
      if (!handle) return false;
      await (handle as ElementHandle<Element>).click();
      return true;
    },
    type: (text) => page.keyboard.type(text),
    errors: () => Promise.resolve(errors),
    close: () => browser.close(),
  };
}
