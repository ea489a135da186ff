import { type MouseEvent, useEffect, useEffectEvent } from 'react';
import { useHref, useLinkClickHandler, useLocation } from 'react-router';
import { useBrand } from '#src/brand/BrandProvider.tsx';
import { siteUrl } from '#src/brand/siteUrl.ts';
import { keptAddress } from '#src/domain/application/routing.ts';
import { ctaPath, pathBelow } from '#src/domain/notifications/ctaPath.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { isPlainClick } from '#src/ui/primitives/isPlainClick.ts';
import { Text } from '#src/ui/primitives/Text.tsx';
import { TextLink } from '#src/ui/primitives/TextLink.tsx';
import { clip, TITLE_MAX } from './model.ts';
import { useReportOnce } from './useReportOnce.ts';

interface CallToActionProps {
  /** Which of the notification's, from 0. */
  index: number;
  /** Of the notification. */
  uuid: string;
  title: string;
  redirectPath: unknown;
  /** The link is followed, here or in another tab. */
  onFollow(): void;
  /** The page is left, or another one comes in its place. */
  onLeave(): void;
}

/** A link of a notification; words alone where its path is not to be followed (docs/rules.md#paths-of-notifications). */
export function CallToAction({ index, uuid, title, redirectPath, onFollow, onLeave }: CallToActionProps) {
  const { basePath, telemetry } = useRuntime();
  const path = ctaPath(redirectPath);
  const below = path && pathBelow(basePath, path);
  const [words] = clip(title, TITLE_MAX);
  const follow = () => {
    onFollow();
    telemetry.track('heloc_notification_opened', { cta: index });
  };
  if (path === undefined) return <Unfollowed uuid={uuid}>{words}</Unfollowed>;
  const Link = below === undefined ? SiteLink : FlowLink;
  return (
    <Link path={below ?? path} onFollow={follow} onLeave={onLeave}>
      {words}
    </Link>
  );
}

function Unfollowed({ uuid, children }: { uuid: string; children: string }) {
  const report = useReportOnce();
  const tell = useEffectEvent(() => report('A notification has a path that is not followed', uuid));
  useEffect(() => tell(), []);
  return <Text small>{children}</Text>;
}

interface LinkProps extends Pick<CallToActionProps, 'onFollow' | 'onLeave'> {
  path: string;
  children: string;
}

const ofMiddle = (follow: () => void) => (event: MouseEvent) => {
  if (event.button === 1) follow();
};

/** To a page of the application: what is shown there is for its status to say. */
function FlowLink({ path, onFollow, onLeave, children }: LinkProps) {
  const to = keptAddress(path, new URLSearchParams(useLocation().search));
  const href = useHref(to);
  const go = useLinkClickHandler<HTMLAnchorElement>(to);
  return (
    <TextLink
      alone
      href={href}
      onClick={(event: MouseEvent<HTMLAnchorElement>) => {
        onFollow();
        if (!isPlainClick(event)) return;
        onLeave();
        go(event);
      }}
      onAuxClick={ofMiddle(onFollow)}
    >
      {children}
    </TextLink>
  );
}

/** To another page of the brand's site. */
function SiteLink({ path, onFollow, onLeave, children }: LinkProps) {
  const { leave } = useRuntime();
  const { baseUrl } = useBrand();
  return (
    <TextLink
      alone
      href={siteUrl(baseUrl, path)}
      onClick={(event: MouseEvent) => {
        onFollow();
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onLeave();
        leave(path);
      }}
      onAuxClick={ofMiddle(onFollow)}
    >
      {children}
    </TextLink>
  );
}
