import { scenarios } from '#scenarios/scenarios.ts';
import { SIGNER_SEGMENT } from '#src/domain/remotes.js';
import '../base.css';
import '../enlarged.css';
import './console.css';
import { startAccounts } from './accounts.ts';
import { startBanners } from './banners.ts';
import { startClock } from './clock.ts';
import { control } from './control.ts';
import { create, forgetOpened, startCreated } from './created.ts';
import { byId, onClick, select } from './dom.ts';
import { startErrors } from './errors.ts';
import { startExperiments } from './experiments.ts';
import { showFaults, startFaults } from './faults.ts';
import { showFlags } from './flags.ts';
import { watchHealth } from './health.ts';
import { showHours, startHours } from './hours.ts';
import { attempt, showError } from './messages.ts';
import { startNotifications } from './notifications.ts';
import { openSignedOut } from './open.ts';
import { startReplay } from './replay.ts';
import { startScenarios } from './scenarioList.ts';
import { startSearch } from './search.ts';
import { showNavigation, startShell } from './shell.ts';
import { showEntryPoints } from './showEntryPoints.ts';
import { startTelemetry } from './telemetry.ts';
import { showTestInputs } from './testInputs.ts';
import { followThemes } from './themes.ts';
import { startToldFlags } from './toldFlags.ts';
import { showTraffic, startTraffic } from './traffic.ts';
import { launchTarget, newTab, startWhere } from './where.ts';

function startReset(): void {
  const sure = byId<HTMLDialogElement>('sure');
  onClick('reset', () => {
    sure.returnValue = '';
    sure.showModal();
  });
  sure.addEventListener('close', async () => {
    if (sure.returnValue !== 'reset') return;
    const worked = await attempt('The sandbox is empty', () => control('POST', '/reset'));
    if (!worked) return;
    forgetOpened();
    showHours();
    await Promise.all([showFlags(), showFaults(), showTraffic()]);
  });
}

/** The page of the chosen remote that needs no application. */
function fresh(): void {
  const { remote } = launchTarget();
  const below = remote === 'signer' ? `/${SIGNER_SEGMENT}/login` : select('first-page').value;
  void attempt('', () => openSignedOut(launchTarget(), below));
}

/** `/?scenario=chat-agent`, perhaps with `&org=`: opened at once in this tab, as a link that people can pass on. */
function openFromAddress(): void {
  const query = new URLSearchParams(location.search);
  const name = query.get('scenario');
  if (name === null) return;
  history.replaceState(null, '', location.pathname);
  const scenario = Object.hasOwn(scenarios, name) ? scenarios[name] : undefined;
  if (!scenario) {
    showError(`There is no scenario “${name}”.`);
    return;
  }
  const { label, opens, bySigner } = scenario;
  newTab().checked = false;
  create(label, { org: query.get('org') ?? launchTarget().org, scenario: name }, opens, bySigner);
}

async function start(): Promise<void> {
  startSearch([...startScenarios(create), ...showEntryPoints()]);
  startClock();
  startFaults();
  startTraffic();
  startReset();
  startNotifications(create);
  startAccounts(create);
  startBanners(create);
  startHours(create);
  startShell(create);
  startExperiments(create, showFlags);
  startTelemetry();
  startReplay(create);
  startErrors();
  startToldFlags();
  showHours();
  showTestInputs();
  followThemes();
  onClick('fresh', fresh);
  await startWhere(() => void Promise.all([showFlags(), showNavigation()])).catch(showError);
  startCreated();
  openFromAddress();
  watchHealth(() => void Promise.all([showFlags(), showFaults(), showTraffic()]));
}

void start();
