import { describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter, Route, Routes, useNavigate } from 'react-router';
import { installDialogPolyfill } from '#src/testing/dialogPolyfill.ts';
import { renderUi } from '#src/testing/renderUi.tsx';
import { InnerRoot } from '#src/ui/primitives/RootStyle.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';

installDialogPolyfill();

function Guarded() {
  const navigate = useNavigate();
  const [active, setActive] = useState(true);
  return (
    <>
      <h1>Guarded</h1>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
      <button type="button" onClick={() => setActive(false)}>
        Finish
      </button>
      <LeaveGuard active={active} title="Leave the session?">
        <p>You may have to wait again.</p>
      </LeaveGuard>
    </>
  );
}

const open = (followed = () => {}) =>
  renderUi(
    <InnerRoot isolation="light">
      <a
        href="/dashboard"
        onClick={(event) => {
          event.preventDefault();
          followed();
        }}
      >
        Dashboard
      </a>
      <MemoryRouter initialEntries={['/before', '/session']}>
        <Routes>
          <Route path="before" element={<h1>Before</h1>} />
          <Route path="session" element={<Guarded />} />
        </Routes>
      </MemoryRouter>
    </InnerRoot>,
  );
const leaving = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

describe('LeaveGuard', () => {
  it('asks on Back; staying keeps everything as it is, again and again', async () => {
    const { user } = open();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    for (let time = 0; time < 2; time += 1) {
      await user.click(screen.getByRole('button', { name: 'Back', hidden: true }));
      await user.click(await screen.findByRole('button', { name: 'Stay' }));
      expect(screen.queryByRole('alertdialog')).toBeNull();
      expect(screen.getByRole('heading', { name: 'Guarded' })).toBeVisible();
    }
  });

  it('asks before a link away is followed, which a host may handle without unloading the page', async () => {
    const followed = jest.fn();
    const { user } = open(followed);
    const press = () => user.click(screen.getByRole('link', { name: 'Dashboard' }));
    await press();
    await user.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(followed).not.toHaveBeenCalled();
    await press();
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(followed).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Finish' }));
    await press();
    expect(followed).toHaveBeenCalledTimes(2);
  });

  it('leaves to the page before when the person says so', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('heading', { name: 'Before' })).toBeVisible();
  });

  it('asks before the tab is closed, until there is nothing to lose', async () => {
    const { user } = open();
    expect(leaving()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Finish' }));
    expect(leaving()).toBe(false);
  });
});
