// How far a release may go from the one before: a step of its version for each kind of difference.

/** What hosts write themselves: a new part that they must give breaks them. */
const GIVEN_BY_HOSTS = /(Options|Props)\.[^.|]+$/;

const STEPS = /** @type {const} */ (['patch', 'minor', 'major']);
/** @typedef {(typeof STEPS)[number]} Step */

/**
 * @param {Record<string, string>} before lines of {@link describeTypes} and {@link describeManifest}
 * @param {Record<string, string>} after
 * @returns {{ what: string, step: Step }[]}
 */
export function difference(before, after) {
  const removed = Object.keys(before)
    .filter((name) => !(name in after))
    .map((name) => ({ what: `${name} is gone`, step: STEPS[2] }));
  const changed = Object.keys(before)
    .filter((name) => name in after && before[name] !== after[name])
    .map((name) => ({ what: `${name} was "${before[name]}", is "${after[name]}"`, step: STEPS[2] }));
  const added = Object.keys(after)
    .filter((name) => !(name in before))
    .map((name) => {
      // A member of a new type breaks no caller.
      const owner = name.slice(0, name.lastIndexOf('.'));
      const isDemanded = GIVEN_BY_HOSTS.test(name) && owner in before && /\brequired$/.test(after[name]);
      return isDemanded
        ? { what: `${name} is new and must be given`, step: STEPS[2] }
        : { what: `${name} is new`, step: STEPS[1] };
    });
  return [...removed, ...changed, ...added];
}

/**
 * The step between two versions.
 *
 * @param {string} from
 * @param {string} to
 * @returns {Step}
 */
export function stepBetween(from, to) {
  const [before, after] = [from, to].map((version) => version.split('.').map(Number));
  const at = before.findIndex((part, index) => part !== after[index]);
  return at === 0 ? 'major' : at === 1 ? 'minor' : 'patch';
}

/**
 * What a version step does not allow.
 *
 * @param {ReturnType<typeof difference>} differences
 * @param {Step} declared
 */
export const beyond = (differences, declared) =>
  differences.filter(({ step }) => STEPS.indexOf(step) > STEPS.indexOf(declared));

/** @param {string} a @param {string} b */
export function compareVersions(a, b) {
  const [one, other] = [a, b].map((version) => version.split('.').map(Number));
  const at = one.findIndex((part, index) => part !== other[index]);
  return at < 0 ? 0 : one[at] - other[at];
}
