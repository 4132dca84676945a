/** The playground of the stories, with a language and a state to choose. */
import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { LANGUAGES } from '../../../src/contract/languages.js';
import { Playground } from '../../../stories/playground/Playground.js';
import { openScene, type OpenedScene } from '../../../stories/scenes/openScene.js';
import type { SceneName } from '../../../stories/scenes/scenes.js';
import '../../../src/ui/styles.unlayered.css';

/** What a shopper may find, in the order in which it comes. */
const STATES: readonly (readonly [SceneName, string])[] = [
  ['choose', 'Choose a currency'],
  ['pay_usdt_tron', 'Pay: USDT on Tron'],
  ['pay_bitcoin', 'Pay: Bitcoin'],
  ['pay_expired', 'The price has ended'],
  ['seen', 'A payment was detected'],
  ['part_confirmed', 'Partly paid'],
  ['late', 'Paid late: under review'],
  ['held', 'On hold'],
  ['paid', 'Paid'],
  ['paid_too_much', 'Paid too much'],
  ['closed', 'Closed by the store'],
  ['top_up', 'A customer’s permanent address'],
  ['service_down', 'The payment service is down'],
  ['store_unreachable', 'The store can’t be reached'],
];

const nameOf = (tag: string): string =>
  new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;

function SitePlayground() {
  const [state, setState] = useState<SceneName>('choose');
  const [locale, setLocale] = useState<string>();
  const [opened, setOpened] = useState<{
    readonly state: SceneName;
    readonly scene: OpenedScene;
  }>();
  useEffect(() => {
    let isWanted = true;
    void openScene(state).then((scene) => isWanted && setOpened({ state, scene }));
    return () => {
      isWanted = false;
    };
  }, [state]);
  return (
    <>
      <div className="look live-choices">
        <div className="look-field">
          <label htmlFor="playground-state">State</label>
          <select
            id="playground-state"
            value={state}
            onChange={({ target }) => setState(target.value as SceneName)}
          >
            {STATES.map(([name, text]) => (
              <option key={name} value={name}>
                {text}
              </option>
            ))}
          </select>
        </div>
        <div className="look-field">
          <label htmlFor="playground-language">Language</label>
          <select
            id="playground-language"
            value={locale ?? 'en'}
            onChange={({ target }) => setLocale(target.value === 'en' ? undefined : target.value)}
          >
            {['en', ...LANGUAGES].map((tag) => (
              <option key={tag} value={tag} lang={tag}>
                {nameOf(tag)}
              </option>
            ))}
          </select>
        </div>
      </div>
      {opened && <Playground key={opened.state} scene={opened.scene} locale={locale} />}
    </>
  );
}

/** Draws it. */
export function drawPlayground(place: HTMLElement): Promise<() => void> {
  const root = createRoot(place);
  root.render(
    <StrictMode>
      <SitePlayground />
    </StrictMode>,
  );
  return Promise.resolve(() => root.unmount());
}
