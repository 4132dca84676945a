/**
 * The page of a component in the documentation: one live example, then pictures of and links to its other
 * states. Forty widgets on one page would each open a store, and the reader would wait for all of them.
 */
import { useContext } from 'react';
import {
  ArgTypes,
  Description,
  DocsContext,
  Primary,
  Subtitle,
  Title,
  Unstyled,
} from '@storybook/addon-docs/blocks';
import { MAIN_SCREENS } from './mainScreens.js';
import { StoryLink } from './StoryLink.js';
import './statesPage.css';

const files = import.meta.glob<string>('../../test/stories/baselines/*.png', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Addresses of the pictures, by the id of the story that they show; a desk is too wide for its place. */
const PICTURES = new Map(
  Object.entries(MAIN_SCREENS)
    .filter(([, { desk }]) => !desk)
    .map(([name, { story }]) => [story, files[`../../test/stories/baselines/${name}.png`]]),
);

interface State {
  readonly id: string;
  readonly name: string;
  /** Its doc comment. */
  readonly text: string;
  readonly picture: string | undefined;
}

/** Every state but the one that is shown live. */
function useStates(): readonly State[] {
  const [, ...others] = useContext(DocsContext).componentStories();
  return others.map(({ id, name, parameters }) => {
    const { docs } = parameters as { docs?: { description?: { story?: string } } };
    return { id, name, text: docs?.description?.story ?? '', picture: PICTURES.get(id) };
  });
}

/** Prose with what stands between backticks as code. */
function prose(text: string) {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}

function Pictures({ states }: { readonly states: readonly State[] }) {
  if (states.length === 0) return null;
  return (
    <ul className="states-pictures">
      {states.map(({ id, name, picture }) => (
        <li key={id}>
          <StoryLink to={`story/${id}`}>
            <img src={picture} alt="" loading="lazy" />
            {name}
          </StoryLink>
        </li>
      ))}
    </ul>
  );
}

function Links({ states }: { readonly states: readonly State[] }) {
  return (
    <ul className="states-links">
      {states.map(({ id, name, text }) => (
        <li key={id}>
          <StoryLink to={`story/${id}`}>{name}</StoryLink>
          <p>{prose(text)}</p>
        </li>
      ))}
    </ul>
  );
}

function States() {
  const states = useStates();
  if (states.length === 0) return null;
  return (
    <Unstyled>
      <section className="states">
        <h2>
          {states.length} more {states.length === 1 ? 'state' : 'states'}
        </h2>
        <Pictures states={states.filter(({ picture }) => picture !== undefined)} />
        <Links states={states} />
      </section>
    </Unstyled>
  );
}

function Props() {
  const [first] = useContext(DocsContext).componentStories();
  if (first === undefined || Object.keys(first.argTypes).length === 0) return null;
  return (
    <>
      <h2>Props</h2>
      <ArgTypes />
    </>
  );
}

/** Draws the page. */
export function StatesPage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <States />
      <Props />
    </>
  );
}
