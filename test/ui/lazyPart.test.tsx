/** A part in a chunk of its own: waiting, there, failed, and in a page that a server has drawn. */
import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { lazyPart, type LazyPart } from '../../src/ui/lazyPart.js';

const Hello = ({ name }: { readonly name: string }) => <p>Hello {name}</p>;

function draw({ Part }: LazyPart<{ readonly name: string }>) {
  return (
    <StrictMode>
      <Part
        name="Ada"
        waiting={<p>waiting</p>}
        failed={(retry) => <button onClick={retry}>again</button>}
      />
    </StrictMode>
  );
}

describe('a lazy part', () => {
  it('draws what stands in for it, then the component', async () => {
    const load = vi.fn(() => Promise.resolve(Hello));
    render(draw(lazyPart(load)));
    expect(screen.getByText('waiting')).toBeInTheDocument();
    expect(await screen.findByText('Hello Ada')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is drawn at once if it is loaded', async () => {
    const part = lazyPart(() => Promise.resolve(Hello));
    await part.preload();
    render(draw(part));
    expect(screen.getByText('Hello Ada')).toBeInTheDocument();
  });

  it('says that it failed, and loads on the next try', async () => {
    const load = vi.fn(() => Promise.reject<typeof Hello>(new Error('offline')));
    render(draw(lazyPart(load)));
    const again = await screen.findByRole('button', { name: 'again' });
    load.mockImplementation(() => Promise.resolve(Hello));
    await act(async () => {
      again.click();
      await Promise.resolve();
    });
    expect(await screen.findByText('Hello Ada')).toBeInTheDocument();
  });

  it('says when it was asked for again in vain', async () => {
    const part = lazyPart(() => Promise.reject<typeof Hello>(new Error('remembered')));
    const failed = vi.fn((retry: () => void, inVain: boolean) => (
      <button onClick={retry}>{inVain ? 'reload' : 'again'}</button>
    ));
    render(<part.Part name="Ada" waiting={null} failed={failed} />);
    const again = await screen.findByRole('button', { name: 'again' });
    act(() => again.click());
    expect(await screen.findByRole('button', { name: 'reload' })).toBeInTheDocument();
  });

  it.each([
    ['a skeleton before it was wanted', false, 'waiting'],
    ['the component where both sides have waited', true, 'Hello Ada'],
  ])('hydrates %s without a warning', async (_, awaited, text) => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const server = lazyPart(() => Promise.resolve(Hello));
    const browser = lazyPart(() => Promise.resolve(Hello));
    if (awaited) await Promise.all([server.preloadForServer(), browser.preloadForServer()]);
    else await Promise.all([server.preload(), browser.preload()]);
    const host = document.createElement('div');
    host.innerHTML = renderToString(draw(server));
    expect(host.textContent).toContain(text.split(' ')[0]);
    await act(async () => {
      hydrateRoot(host, draw(browser));
      await Promise.resolve();
    });
    expect(host.textContent).toBe('Hello Ada');
    expect(complaints).not.toHaveBeenCalled();
    complaints.mockRestore();
  });
});
