import { beforeEach, describe, expect, it } from '@jest/globals';
import { applyFavicon } from './favicon.ts';
import { createTitleController } from './pageIdentity.ts';

beforeEach(() => {
  document.head.innerHTML = '<title>Lender</title><link rel="shortcut icon" href="/own.ico">';
});

describe('createTitleController', () => {
  it('shows the short name, the page and whether it has errors, and gives the title back', () => {
    const title = createTitleController(document, { enabled: true, shortName: 'Brand' });
    expect(document.title).toBe('Lender');
    title.set('Your income');
    expect(document.title).toBe('Brand | Your income');
    title.setErrorPrefix('Error:');
    expect(document.title).toBe('Error: Brand | Your income');
    title.setShortName('Other');
    title.setErrorPrefix(undefined);
    expect(document.title).toBe('Other | Your income');
    title.setErrorPrefix('Error:');
    title.set('Next');
    expect(document.title).toBe('Other | Next');
    title.restore();
    expect(document.title).toBe('Lender');
  });

  it('has something urgent in front for as long as it is', () => {
    const title = createTitleController(document, { enabled: true, shortName: 'Brand' });
    title.set('Page');
    title.setNotice('Now');
    expect(document.title).toBe('Now | Brand | Page');
    title.setNotice(undefined);
    expect(document.title).toBe('Brand | Page');
    title.setNotice('Now');
    title.restore();
    expect(document.title).toBe('Lender');
  });

  it('keeps away from a title that is not ours', () => {
    const off = createTitleController(document, { enabled: false, shortName: 'Brand' });
    off.set('Page');
    off.setErrorPrefix('Error:');
    off.restore();
    expect(document.title).toBe('Lender');

    const on = createTitleController(document, { enabled: true, shortName: 'Brand' });
    on.set('Page');
    document.title = 'Changed by the page';
    on.restore();
    expect(document.title).toBe('Changed by the page');
  });
});

describe('several mounts on a page', () => {
  const create = (shortName: string) => createTitleController(document, { enabled: true, shortName });

  it.each([[[0, 1]], [[1, 0]]])('give the title back in any order: %j', (order) => {
    const mounts = [create('First'), create('Second')];
    for (const mount of mounts) mount.set('Page');
    expect(document.title).toBe('Second | Page');
    mounts[order[0] as number]?.restore();
    expect(document.title).toBe(order[0] === 0 ? 'Second | Page' : 'First | Page');
    mounts[order[1] as number]?.restore();
    expect(document.title).toBe('Lender');
  });

  it('show what was said last, and keep what the page has said meanwhile', () => {
    const [first, second] = [create('First'), create('Second')];
    second.set('Page');
    first.set('Page');
    second.set('Next');
    expect(document.title).toBe('Second | Next');
    document.title = 'Changed by the page';
    second.restore();
    expect(document.title).toBe('Changed by the page');
    first.set('Next');
    first.restore();
    expect(document.title).toBe('Changed by the page');
  });
});

describe('applyFavicon', () => {
  it.each([[[0, 1]], [[1, 0]]])('of several mounts is given back in any order: %j', (order) => {
    const icons = () =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel~="icon"]')].map(({ href }) => href);
    const urls = ['https://cdn.example/1.svg', 'https://cdn.example/2.svg'];
    const restores = urls.map((url) => applyFavicon(document, { url, type: 'image/svg+xml' }));
    expect(icons()).toEqual([urls[1]]);
    restores[order[0] as number]?.();
    expect(icons()).toEqual([urls[order[1] as number]]);
    restores[order[1] as number]?.();
    expect(icons()).toEqual(['http://localhost/own.ico']);
  });

  it('takes the place of the page icons and gives it back', () => {
    const icons = () =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel~="icon"]')].map((link) => link.href);
    const restore = applyFavicon(document, { url: 'https://cdn.example/i.svg', type: 'image/svg+xml' });
    expect(icons()).toEqual(['https://cdn.example/i.svg']);
    restore();
    expect(icons()).toEqual(['http://localhost/own.ico']);
  });

  it.each([[[0, 1]], [[1, 0]]])('has one of 32 px for browsers that take no drawing: %j', (order) => {
    const icons = () =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel~="icon"]')].map(
        (link) => `${link.getAttribute('sizes') ?? ''} ${link.type} ${new URL(link.href).pathname}`,
      );
    const ofOrg = (org: string) => ({
      url: `https://cdn.example/${org}.svg`,
      type: 'image/svg+xml',
      png: `https://cdn.example/${org}.png`,
    });
    // The later counts where a browser takes both.
    const both = (org: string) => [`32x32 image/png /${org}.png`, ` image/svg+xml /${org}.svg`];
    const orgs = ['one', 'two'];
    const restores = orgs.map((org) => applyFavicon(document, ofOrg(org)));
    expect(icons()).toEqual(both('two'));
    restores[order[0] as number]?.();
    expect(icons()).toEqual(both(orgs[order[1] as number] as string));
    restores[order[1] as number]?.();
    expect(icons()).toEqual(['  /own.ico']);
  });
});
