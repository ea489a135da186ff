const { default: Sequencer } = require('@jest/test-sequencer');

/** Tests that are derived from tables: small files that run for long, which on a new machine would come last. */
const LONG = /failures\.test|\/field-tests\//i;

/** As usual, by the last run's durations or by size; but what is known to run for long begins first. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const isLong = ({ path }) => LONG.test(path);
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))];
  }
};
