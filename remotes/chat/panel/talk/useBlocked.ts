import { useEffect, useState } from 'react';
import { newUuid } from '#src/platform/newUuid.ts';
import { useRuntime } from '#src/platform/runtime.ts';

/** Of the vendors of modes, beside the API. */
const VENDORS = /(?:^|\.)(?:twilio\.com|stream-io-api\.com)$/;

/**
 * Whether the page's policy keeps the chat from whom it talks to, for as long as it is not connected. The lender's developer
 * is told what is refused (docs/rules.md#alerts-of-a-chat).
 */
export function useBlocked(isConnected: boolean): boolean {
  const { emit, reporter, root, urls } = useRuntime();
  const [isBlocked, setBlocked] = useState(false);
  useEffect(() => {
    if (isConnected) return setBlocked(false);
    const page = root.ownerDocument;
    const look = ({ blockedURI, effectiveDirective }: SecurityPolicyViolationEvent) => {
      if (!URL.canParse(blockedURI)) return;
      const { host, hostname } = new URL(blockedURI);
      const isOurs = host === new URL(urls.apiBaseUrl(), page.baseURI).host || VENDORS.test(hostname);
      if (!isOurs) return;
      const correlationId = newUuid();
      reporter.warn(`The page's policy refuses the chat: ${effectiveDirective}`, { host, correlationId });
      emit({ type: 'error', code: 'chat-blocked', retryable: false, correlationId });
      setBlocked(true);
      // Each attempt is refused; once is enough.
      page.removeEventListener('securitypolicyviolation', look);
    };
    page.addEventListener('securitypolicyviolation', look);
    return () => page.removeEventListener('securitypolicyviolation', look);
  }, [isConnected, emit, reporter, root, urls]);
  return isBlocked;
}
