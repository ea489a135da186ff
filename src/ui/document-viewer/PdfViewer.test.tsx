import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderUi } from '#src/testing/renderUi.tsx';
import { PdfViewer } from './PdfViewer.tsx';
import type { OpenPdf, PdfPage } from './pdf.ts';

const page = (number: number, render: PdfPage['render'] = async () => {}): PdfPage => ({
  number,
  width: 612,
  height: 792,
  render,
  text: async () => [`Words of page ${number}`],
});
const twoPages: OpenPdf = async () => ({ pages: [page(1), page(2)], destroy: () => {} });
const bytes = async () => new Blob(['%PDF-1.7']);

/** jsdom has no layout: the test says what is in view. */
class Observer {
  static readonly all: Observer[] = [];
  readonly targets: Element[] = [];
  constructor(readonly callback: IntersectionObserverCallback) {
    Observer.all.push(this);
  }
  observe(target: Element) {
    this.targets.push(target);
  }
  disconnect() {
    this.targets.length = 0;
  }
}

async function show(target: Element, ratio: number) {
  await waitFor(() => expect(Observer.all.flatMap(({ targets }) => targets)).toContain(target));
  for (const observer of Observer.all) {
    if (!observer.targets.includes(target)) continue;
    const entry = {
      target,
      isIntersecting: ratio > 0,
      intersectionRatio: ratio,
      intersectionRect: { height: ratio * 100 },
    };
    act(() => observer.callback([entry] as unknown as IntersectionObserverEntry[], observer as never));
  }
}

beforeEach(() => {
  Observer.all.length = 0;
  Object.assign(globalThis, { IntersectionObserver: Observer });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

function renderViewer(open: OpenPdf = twoPages, load: () => Promise<Blob> = bytes) {
  const onReachedEnd = jest.fn();
  return {
    onReachedEnd,
    ...renderUi(<PdfViewer title="Privacy notice" load={load} open={open} onReachedEnd={onReachedEnd} />),
  };
}

describe('PdfViewer', () => {
  test('is a focusable region with the words of every page', async () => {
    renderViewer();
    const region = await screen.findByRole('region', { name: 'Privacy notice' });
    expect(region).toHaveAttribute('tabindex', '0');
    expect(await screen.findByText('Words of page 2')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '(800) 555-0100' })).toBeVisible();
    expect(screen.getAllByText('Page 1 of 2')[0]).toBeVisible();
  });

  test('tells once that a quarter of the end is in view', async () => {
    const { onReachedEnd } = renderViewer();
    const end = await screen.findByText('End of the document');
    await show(end, 0.2);
    expect(onReachedEnd).not.toHaveBeenCalled();
    await show(end, 0.25);
    await show(end, 1);
    expect(onReachedEnd).toHaveBeenCalledTimes(1);
    expect(screen.getByText('You have reached the end of the document')).toBeInTheDocument();
  });

  test('can be skipped to the end', async () => {
    const { user, onReachedEnd } = renderViewer();
    await user.click(await screen.findByRole('button', { name: 'Skip to the end of the document' }));
    expect(onReachedEnd).toHaveBeenCalledTimes(1);
    expect(screen.getByText('End of the document')).toHaveFocus();
  });

  test('says which page is in view', async () => {
    renderViewer();
    const second = await screen.findByRole('region', { name: 'Page 2 of 2' });
    await show(second, 0.75);
    expect(await screen.findByText('Page 2 of 2')).toBeVisible();
  });

  test('draws only pages that come near', async () => {
    const render = jest.fn<PdfPage['render']>(async () => {});
    renderViewer(async () => ({ pages: [page(1), page(2, render)], destroy: () => {} }));
    const second = await screen.findByRole('region', { name: 'Page 2 of 2' });
    expect(render).not.toHaveBeenCalled();
    await show(second, 0.1);
    await waitFor(() => expect(render).toHaveBeenCalledTimes(1));
  });

  test.each([
    ['bytes that do not come', twoPages, () => Promise.reject(new Error('down'))],
    ['bytes that are no PDF', () => Promise.reject(new Error('bad')), bytes],
    [
      'a page that cannot be drawn',
      async () => ({ pages: [page(1, () => Promise.reject(new Error('bad')))], destroy: () => {} }),
      bytes,
    ],
  ] as const)('%s never count as read', async (_what, open, load) => {
    const { onReachedEnd } = renderViewer(open, load);
    expect(await screen.findByText('We could not load this document.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Download instead' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Skip/ })).not.toBeInTheDocument();
    expect(onReachedEnd).not.toHaveBeenCalled();
  });

  test('tries again', async () => {
    let broken = true;
    const { user } = renderViewer(twoPages, () => (broken ? Promise.reject(new Error('down')) : bytes()));
    await screen.findByText('We could not load this document.');
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Privacy notice' })).toBeVisible();
  });

  test('shows the words alone, larger where one wants them so, and the pages again', async () => {
    const { user } = renderViewer();
    await user.click(await screen.findByRole('button', { name: 'Show as text' }));
    const first = screen.getByRole('region', { name: 'Page 1 of 2' });
    expect(within(first).getByText('Words of page 1')).toBeVisible();
    expect(first.querySelector('canvas')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Zoom in' }));
    expect(first).toHaveStyle({ fontSize: '1.25em' });
    await user.click(screen.getByRole('button', { name: 'Show the pages' }));
    expect(screen.getByRole('region', { name: 'Page 1 of 2' }).querySelector('canvas')).not.toBeNull();
  });

  test('says so of a page that is a picture', async () => {
    const scan: OpenPdf = async () => ({
      pages: [{ ...page(1), text: async () => [] }],
      destroy: () => {},
    });
    const { user } = renderViewer(scan);
    await user.click(await screen.findByRole('button', { name: 'Show as text' }));
    expect(await screen.findByText(/This page is a picture without text/)).toBeVisible();
  });

  test('lets go of the document when it goes', async () => {
    const destroy = jest.fn();
    const { unmount } = renderViewer(async () => ({ pages: [page(1)], destroy }));
    await screen.findByRole('region', { name: 'Privacy notice' });
    unmount();
    expect(destroy).toHaveBeenCalledTimes(1);
  });
});
