import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { type Runtime, RuntimeContext } from '#src/platform/runtime.ts';
import { renderUi } from '#src/testing/renderUi.tsx';
import { StepList } from '../layout/StepList.tsx';
import { Alert } from './Alert.tsx';
import { type Announce, useAnnounce } from './announcer.ts';
import { Button } from './Button.tsx';
import { DataTable } from './DataTable.tsx';
import { Heading } from './Heading.tsx';
import { InnerRoot } from './RootStyle.tsx';
import { Spinner } from './Spinner.tsx';
import { SummaryList } from './SummaryList.tsx';
import { TextLink } from './TextLink.tsx';

let announce: Announce = () => () => {};
function AnnouncerProbe() {
  announce = useAnnounce();
  return null;
}

describe('the announcer', () => {
  test('speaks politely or at once, and forgets after 300 ms', () => {
    jest.useFakeTimers();
    renderUi(<AnnouncerProbe />);
    act(() => {
      announce('Saved');
      announce('Connection lost', { urgent: true });
    });
    expect(screen.getByRole('status')).toHaveTextContent('Saved');
    expect(screen.getByRole('alert')).toHaveTextContent('Connection lost');
    act(() => {
      jest.advanceTimersByTime(300);
    });
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    jest.useRealTimers();
  });

  test('needs its provider', () => {
    expect(() => render(<AnnouncerProbe />)).toThrow('useAnnounce needs an AnnouncerProvider around it');
  });
});

test('a busy button keeps the focus and does nothing', async () => {
  const onClick = jest.fn();
  const { user, rerender } = renderUi(<Button onClick={onClick}>Send</Button>);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  rerender(
    <Button onClick={onClick} busy>
      Send
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Submitting' });
  expect(button).toHaveFocus();
  await user.click(button);
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('the page’s heading can take the focus', () => {
  renderUi(<Heading level={1}>Title</Heading>);
  const heading = screen.getByRole('heading', { level: 1, name: 'Title' });
  heading.focus();
  expect(heading).toHaveFocus();
});

describe('under a page with an h1 of its own', () => {
  const runtime = { headingLevel: 2 } as Runtime;

  test('every heading is one level lower, and looks as ever', () => {
    renderUi(
      <RuntimeContext value={runtime}>
        <Heading level={1}>Page</Heading>
        <Heading level={2}>Part</Heading>
        <Heading level={3}>Detail</Heading>
      </RuntimeContext>,
    );
    const levels = screen
      .getAllByRole('heading')
      .map(({ localName, textContent }) => [localName, textContent]);
    expect(levels).toEqual([
      ['h2', 'Page'],
      ['h3', 'Part'],
      ['h4', 'Detail'],
    ]);
    expect(screen.getByRole('heading', { name: 'Page' })).toHaveProperty('tabIndex', -1);
  });

  // The test mode's ribbon is for developers, and its only heading is that of a dialog.
  test('there are no headings but these', () => {
    const written = ['src', 'remotes'].flatMap((folder) =>
      readdirSync(folder, { recursive: true })
        .map((file) => `${folder}/${file}`)
        .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\/|-tests\/|\/test-mode\//.test(file))
        .filter((file) =>
          /<h[1-6]\b|styled\.h[1-6]|as="h[1-6]|role="heading"/.test(readFileSync(file, 'utf8')),
        ),
    );
    expect(written).toEqual(['src/ui/primitives/Heading.tsx']);
  });
});

test('a link to another site says that it opens a new tab', () => {
  renderUi(
    <TextLink href="https://example.test" newTab>
      Terms
    </TextLink>,
  );
  const link = screen.getByRole('link', { name: 'Terms (opens in a new tab)' });
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test.each([
  ['error', 'alert'],
  ['warning', 'status'],
  ['success', 'status'],
] as const)('an alert of tone %s has the role %s', (tone, role) => {
  render(<Alert tone={tone}>News</Alert>);
  expect(screen.getByRole(role)).toHaveTextContent('News');
});

test('a spinner gets words', () => {
  jest.useFakeTimers();
  renderUi(<Spinner label="Loading offers" />);
  const before = screen.getByText('Loading offers').className;
  act(() => {
    jest.advanceTimersByTime(1000);
  });
  expect(screen.getByText('Loading offers').className).not.toBe(before);
  jest.useRealTimers();
});

test('a table keeps its roles and labels its cells', () => {
  render(
    <DataTable
      caption="Loans"
      columns={[
        { key: 'name', header: 'Creditor', rowHeader: true, render: (row: { name: string }) => row.name },
        { key: 'sum', header: 'Balance', align: 'end', render: () => '$5' },
      ]}
      rows={[{ name: 'Bank' }]}
      rowKey={(row) => row.name}
      footer={{ sum: '$5' }}
    />,
  );
  expect(screen.getByRole('table', { name: 'Loans' })).toBeVisible();
  expect(screen.getByRole('rowheader', { name: 'Bank' })).toHaveAttribute('data-label', 'Creditor');
  expect(screen.getAllByRole('cell')).toHaveLength(3);
});

test('a summary pairs terms and values', () => {
  render(<SummaryList rows={[{ term: 'APR', value: '8.50%' }]} />);
  expect(screen.getByRole('term')).toHaveTextContent('APR');
  expect(screen.getByRole('definition')).toHaveTextContent('8.50%');
});

test('steps say what is done and where one is', () => {
  const steps = [
    { label: 'Basic Info', state: 'done' },
    { label: 'Select Offer', state: 'current' },
    { label: 'Sign Documents', state: 'todo' },
  ] as const;
  renderUi(<StepList steps={steps} />);
  const items = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(items).toEqual(['Basic Info Completed', '2Select Offer', '3Sign Documents']);
  expect(screen.getAllByRole('listitem')[1]).toHaveAttribute('aria-current', 'step');
});

test.each(['shadow', 'light'] as const)('the root in isolation %s', (isolation) => {
  render(
    <InnerRoot isolation={isolation}>
      <p>Inside</p>
    </InnerRoot>,
  );
  expect(screen.getByText('Inside')).toBeVisible();
});
