import type { Reporter, SerializedError, TestModule } from 'vitest/node';

/** Reporter for CI: prints the failures and the totals only. 3,700 lines of "passed" would hide the one that failed. */
export default class FailuresOnly implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]) {
    let [passed, failed] = [0, 0];
    for (const module of modules) {
      for (const error of module.errors()) say(module.moduleId, error);
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result();
        if (state === 'passed') passed += 1;
        if (state !== 'failed') continue;
        failed += 1;
        for (const error of errors ?? []) say(`${module.relativeModuleId} > ${test.fullName}`, error);
      }
    }
    for (const error of unhandled) say('outside of any test', error);
    console.log(`${passed} passed, ${failed} failed`);
  }
}

function say(where: string, { message, stack, diff }: SerializedError) {
  const ours = stack?.split('\n').find((line) => /^\s+at /.test(line) && !line.includes('node_modules'));
  console.log(['', `FAILED ${where}`, message, diff, ours].filter(Boolean).join('\n').slice(0, 2000));
}
