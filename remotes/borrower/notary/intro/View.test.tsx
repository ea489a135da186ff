import { describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { borrower } from '#remotes/borrower/testing/remote.ts';
import { shareLocation } from '#src/features/location-alert/testing/shareLocation.ts';
import { withGeolocation } from '#src/testing/geolocation.ts';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { drive } from '#src/testing/testingLibraryDriver.ts';
import { joinNotary } from './journey.ts';

const open = async (checklistStatus: string, more: object = {}, status: object = {}) =>
  drive(
    await renderRemote(borrower, {
      path: '/{uuid}/notary/intro',
      application: { status: { checklistStatus, ...status }, hold: true, ...more },
    }),
  );
const AUSTIN = {
  street1: '12 Pecan St',
  city: 'Austin',
  state: 'TX',
  zip: '78701',
  occupancyType: 'HOME',
};
const consent = () =>
  screen.findByRole('checkbox', {
    name: 'I agree the session is recorded in audio and video and kept as state law requires.',
  });

describe('notary/intro', () => {
  it('joins a notary after the consent and the location', async () => {
    withGeolocation({ latitude: 39.7, longitude: -105 });
    const at = await open('DEED_SIGNING');
    const { waitForStep } = at;
    expect(await screen.findByRole('heading', { level: 1, name: 'Meet your notary online' })).toBeVisible();
    expect(await screen.findByText('Open now - wait about 3 min')).toBeVisible();
    expect(
      await screen.findByText('Notary hours, Pacific time: Monday to Sunday, 24 hours a day.'),
    ).toBeVisible();
    const box = await consent();
    await at.press('Join a notary now');
    expect(box).toHaveAccessibleDescription(/Tick the box to join/);
    await joinNotary(at, { asksLocation: true });
    await waitForStep('notary/session');
  });

  it('says when a notary is there again', async () => {
    withGeolocation({ latitude: 39.7, longitude: -105 });
    const at = await open('DEED_SIGNING');
    const { control, waitForStep } = at;
    await control('PUT', '/operating-hours', { department: 'NOTARY', open: false });
    await joinNotary(at);
    await shareLocation(at);
    expect(await screen.findByText(/No notary is available now/)).toBeVisible();
    expect(await screen.findByText(/^Opens \w+day 6:00 AM PT$/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Join a notary now' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await at.press('Pick a time instead');
    await waitForStep('notary/schedule-manual');
  });

  it('keeps the answers when joining fails', async () => {
    withGeolocation('unavailable');
    const at = await open('DEED_SIGNING');
    const { control } = at;
    await control('POST', '/faults', {
      method: 'POST',
      path: '**/notary/session',
      kind: 'status',
      status: 503,
      times: 1,
    });
    await joinNotary(at);
    await at.press('Continue without sharing');
    expect(screen.getByText(/^That is fine\. Tell us the state/).closest('[tabindex="-1"]')).toHaveFocus();
    await at.select('State you are in now', 'CO');
    await at.press('Continue');
    expect(await screen.findByText('Something went wrong. Please try again.')).toBeVisible();
    expect(await consent()).toBeChecked();
  });

  it('tests the device honestly: here there is none', async () => {
    withGeolocation('denied');
    const at = await open('DEED_SIGNING');
    await consent();
    const result = async (name: string) => {
      await at.user.click(screen.getByRole('button', { name: `Test ${name}` }));
      return screen.getByText(name, { selector: 'p' }).closest('li') as HTMLElement;
    };
    expect(await within(await result('Camera')).findByText('Problem')).toBeVisible();
    expect(await within(await result('Microphone')).findByText('Problem')).toBeVisible();
    expect(await within(await result('Speaker')).findByText(/could not play a tone/)).toBeVisible();
    expect(await within(await result('Browser')).findByText(/cannot hold a video session/)).toBeVisible();
    expect(await within(await result('Connection')).findByText(/Mbps|too little to load/)).toBeVisible();
    const location = await result('Location');
    await at.press('Close');
    expect(await within(location).findByText('You have not answered yet.')).toBeVisible();
  });

  it('believes the person about the speaker, and itself about a camera that works', async () => {
    const stopped: string[] = [];
    const stream = { getTracks: () => [{ stop: () => stopped.push('track') }] };
    Object.defineProperty(navigator, 'mediaDevices', {
      configurable: true,
      value: { getUserMedia: () => Promise.resolve(stream) },
    });
    class Tone {
      frequency = { value: 0 };
      onended: (() => void) | undefined;
      connect(next: unknown) {
        return next;
      }
      start() {}
      stop() {
        queueMicrotask(() => this.onended?.());
      }
    }
    class Sound {
      currentTime = 0;
      destination = {};
      createOscillator() {
        return new Tone();
      }
      createGain() {
        return { gain: { value: 0 }, connect: (next: unknown) => next };
      }
      close() {
        return Promise.resolve();
      }
    }
    Object.assign(globalThis, { AudioContext: Sound });
    const at = await open('DEED_SIGNING');
    await consent();
    await at.press('Test Camera');
    expect(await screen.findByText('Your camera can be used.')).toBeVisible();
    expect(stopped).toHaveLength(1);
    await at.press('Test Speaker');
    await at.press('I did not hear it');
    expect(screen.getByText(/Turn up the volume/)).toBeVisible();
    Reflect.deleteProperty(navigator, 'mediaDevices');
    Reflect.deleteProperty(globalThis, 'AudioContext');
  });

  it('says what is asked, and that a freeze can keep it from being asked', async () => {
    await open('DEED_SIGNING');
    expect(
      await screen.findByText(/^A few minutes for these questions\. There are at least five/),
    ).toBeVisible();
    expect(screen.getByText(/^Credit reports without a freeze or lock\./)).toBeVisible();
  });

  it('leads who has no SSN or ITIN to an in-person notary before the session', async () => {
    const at = await open('DEED_SIGNING');
    const { waitForStep } = at;
    expect(
      await screen.findByText(/ITIN is short for Individual Taxpayer Identification Number\./),
    ).toBeVisible();
    await at.press("I don't have a Social Security number or ITIN");
    await waitForStep('notary/schedule-manual');
  });

  it('sends people who need one to an in-person notary, with the fee', async () => {
    const at = await open('DEED_SIGNING', {}, { manualNotary: true });
    const { waitForStep } = at;
    expect(
      await screen.findByRole('heading', { level: 1, name: 'You need an in-person notary' }),
    ).toBeVisible();
    expect(await screen.findByText(/^Fee \$300\./)).toBeVisible();
    await at.press('Schedule your session');
    await waitForStep('notary/schedule-manual');
  });

  it('offers no session by video in Texas', async () => {
    const at = await open('DEED_SIGNING', { property: AUSTIN });
    const { waitForStep } = at;
    expect(
      await screen.findByRole('heading', { level: 1, name: 'You need an in-person notary' }),
    ).toBeVisible();
    expect(screen.getByText(/^In Texas you meet at an office/)).toBeVisible();
    expect(screen.getByRole('progressbar', { name: /Schedule Notary Session$/ })).toBeInTheDocument();
    await at.press('Schedule your session');
    await waitForStep('notary/schedule-manual');
    expect(await screen.findByRole('radio', { name: /^Granite Title Company/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Meet online instead' })).not.toBeInTheDocument();
  });

  it('says what meeting in person instead costs', async () => {
    await open('DEED_SIGNING');
    expect(
      await screen.findByText(
        'You can also meet a notary in person, at a time that you choose. It costs $300, which is added to your closing costs.',
      ),
    ).toBeVisible();
  });

  it.each(['ATTORNEY_REVIEW', 'NOTARY_WAITING_PERIOD', 'GEN_NOTARY_DISCLOSURE'])(
    '%s: how far the others are, a look at once, and whom to call until when',
    async (status) => {
      const at = await open(status, {
        property: { ...AUSTIN, state: status === 'NOTARY_WAITING_PERIOD' ? 'TX' : 'GA' },
        signers: [{ firstName: 'Ana', lastName: 'Diaz', email: 'ana.slow@example.com', status: 'SIGNED' }],
      });
      const row = (await screen.findByRole('rowheader', { name: 'Ana Diaz' })).closest('tr') as HTMLElement;
      expect(within(row).getByText('Signed')).toBeVisible();
      await at.press('Check again');
      expect(await screen.findByText('Nothing new yet.')).toBeVisible();
      expect(screen.getByRole('link', { name: /^Call \(/ })).toBeVisible();
      expect(screen.getByRole('button', { name: 'Go to dashboard' })).toBeVisible();
    },
  );

  it('counts down a waiting period and gives a calendar file', async () => {
    const saved: string[] = [];
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const at = drive(
      await renderRemote(borrower, {
        path: '/{uuid}/notary/intro',
        now: new Date('2026-12-01T18:00:00Z'),
        application: {
          status: { checklistStatus: 'NOTARY_WAITING_PERIOD' },
          hold: true,
          property: AUSTIN,
          dates: { notaryEarliest: '2026-12-05' },
        },
      }),
    );
    expect(
      await screen.findByText(
        "By law your closing can't take place before Saturday, December 5, 2026. We'll email you.",
      ),
    ).toBeVisible();
    expect(screen.getByText('4 days to go')).toBeVisible();
    expect(screen.getByText(/Texas law gives you a 12-day waiting period/)).toBeVisible();
    await at.press('Add to my calendar');
    expect(saved).toEqual(['closing.ics']);
  });

  it('names the state whose attorney is reading', async () => {
    await open('ATTORNEY_REVIEW', {
      property: { street1: '1 Bay St', city: 'Savannah', state: 'GA', zip: '31401', occupancyType: 'HOME' },
    });
    expect(
      await screen.findByText('An attorney in Georgia is reviewing your documents (1-2 business days).'),
    ).toBeVisible();
  });

  it('waits while documents are prepared and goes on by itself', async () => {
    const { control, application } = await open('GEN_NOTARY_DISCLOSURE');
    expect(await screen.findByText('Preparing documents')).toBeVisible();
    await control('PATCH', `/applications/${application.uuid}`, {
      status: { checklistStatus: 'DEED_SIGNING' },
    });
    expect(await screen.findByRole('button', { name: 'Join a notary now' }, { timeout: 8000 })).toBeVisible();
  });

  it('shows how far the other signers are', async () => {
    await open('DEED_SIGNING', {
      signers: [{ firstName: 'Ana', lastName: 'Diaz', email: 'ana.slow@example.com', status: 'ID_VERIFIED' }],
    });
    const row = (await screen.findByRole('rowheader', { name: 'Ana Diaz' })).closest('tr') as HTMLElement;
    expect(within(row).getByText('ID done')).toBeVisible();
  });
});
