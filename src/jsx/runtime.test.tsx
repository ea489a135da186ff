import { afterEach, describe, expect, it } from '@jest/globals';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { translatePage, WAYS } from '#src/testing/translatePage.ts';

let stop = () => {};
afterEach(() => stop());

/** Observers of changes are called. */
const settle = () => act(async () => {});

interface Case {
  name: string;
  /** The states that follow each other. */
  states: readonly ReactNode[];
  shown: readonly string[];
}

const Label = ({ children }: { children: ReactNode }) => <b>{children}</b>;
const Plain = ({ children }: { children: ReactNode }) => <>{children}</>;
const figure = (amount: number) => <p>You pay {amount} a month</p>;
const button = (busy: boolean) => (
  <button type="button">
    {busy ? <i>o</i> : null}
    {busy ? <span>Sending</span> : 'Send'}
    <u>!</u>
  </button>
);

const CASES: readonly Case[] = [
  {
    name: 'a figure in a sentence',
    states: [figure(1), figure(2)],
    shown: ['You pay 1 a month', 'You pay 2 a month'],
  },
  {
    name: 'a button that goes busy',
    states: [button(false), button(true), button(false)],
    shown: ['Send!', 'oSending!', 'Send!'],
  },
  {
    name: 'a text beside an element that comes and goes',
    states: [1, 2, 3].map((at) => (
      <p key="p">
        {at === 2 ? <i>new </i> : null}
        text {at}
        {at === 2 ? null : <b> end</b>}
      </p>
    )),
    shown: ['text 1 end', 'new text 2', 'text 3 end'],
  },
  {
    name: 'a text that gives way to an element',
    states: ['one', <b key="b">two</b>, 'three', null, 'four'].map((content) => <p key="p">{content}</p>),
    shown: ['one', 'two', 'three', '', 'four'],
  },
  {
    name: 'texts in a list',
    states: [
      ['a', <i key="i">b</i>, 'c'],
      [<i key="i">b</i>, 'd'],
    ].map((list) => <p key="p">{list}</p>),
    shown: ['abc', 'bd'],
  },
  {
    name: 'the children of a component',
    states: ['one', 'two'].map((text) => (
      <Label key="label">
        <i>-</i> {text} <Plain>{text}</Plain>
      </Label>
    )),
    shown: ['- one one', '- two two'],
  },
  {
    name: 'a fragment of a text alone',
    states: ['one', '', 'two'].map((text) => (
      <p key="p">
        <>{text}</>
        <i>!</i>
      </p>
    )),
    shown: ['one!', '!', 'two!'],
  },
];

describe.each(WAYS)('texts that are %s', (way) => {
  it.each(CASES)('$name', async ({ states, shown }) => {
    const view = render(<main />);
    stop = translatePage(way);
    for (const [index, state] of states.entries()) {
      view.rerender(<main>{state}</main>);
      await settle();
      expect(view.container.textContent).toBe(shown[index]);
    }
  });
});

it('keeps what is typed, and the focus, when texts around it change', async () => {
  const form = (count: number) => (
    <label>
      {count % 2 ? <b>Odd: </b> : null}
      {count} <input />
      {count > 1 ? 'more' : null}
    </label>
  );
  const view = render(form(0));
  const input = view.getByRole('textbox');
  input.focus();
  stop = translatePage('replaced');
  for (const count of [1, 2, 3]) {
    view.rerender(form(count));
    await settle();
    expect(document.activeElement).toBe(input);
    expect(input.isConnected).toBe(true);
  }
});
