import { memo, type ReactNode, useRef } from 'react';
import { useCopy } from '#src/brand/copy.tsx';
import { formatMoment } from '#src/domain/text/format.ts';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import { TextLink } from '#src/ui/primitives/TextLink.tsx';
import { VisuallyHidden } from '#src/ui/primitives/VisuallyHidden.tsx';
import type { RunningConversation } from '../../conversation/createConversation.ts';
import type { ConversationEvent, ConversationState, Entry } from '../../conversation/state.ts';
import { cleanName, MAX_CHAT_FILE_BYTES, refusalOf } from './chatFiles.ts';
import { copy } from './copy.ts';
import { FilePart } from './FilePart.tsx';
import { linkify } from './linkify.ts';
import type { MessageRow } from './rows.ts';
import { Body, Bubble, Row, Small } from './styles.ts';
import { useAuthor } from './useAuthor.ts';
import { ANCHOR } from './useFollowing.ts';
import { useSeen } from './useSeen.ts';
import { visibleText } from './visibleText.ts';

const anchor = { [ANCHOR]: '' };

interface SaidProps {
  row: MessageRow;
  isUnread: boolean;
  tell(event: ConversationEvent): void;
  children?: ReactNode;
}

/** A message that the server has. Of hundreds one is new when something is said: the others are not drawn again. */
export const Said = memo(function Said({ row: { message, head, at }, isUnread, tell, children }: SaidProps) {
  const t = useCopy(copy);
  const nameOf = useAuthor();
  const { from, author, text, files = [] } = message;
  const isMine = from === 'me';
  const body = useRef<HTMLDivElement>(null);
  useSeen(body, isUnread, () => tell({ type: 'seen', upTo: message.order }));
  return (
    <Row $mine={isMine}>
      {head ? (
        <Small>
          <strong>{nameOf(from, author)}</strong>
          <time dateTime={at.toISOString()}>
            <span aria-hidden="true">{formatMoment(at, { hour: 'numeric', minute: '2-digit' })}</span>
            <VisuallyHidden>{formatMoment(at, { dateStyle: 'long', timeStyle: 'short' })}</VisuallyHidden>
          </time>
        </Small>
      ) : null}
      <Body $mine={isMine} ref={body} {...anchor}>
        {text ? (
          <Bubble $mine={isMine}>
            {linkify(text).map((piece, place) =>
              piece.href ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: the text of a message does not change its order
                <TextLink key={place} href={piece.href} newTab rel="noopener noreferrer nofollow ugc">
                  {piece.host ? t('leadsTo', { text: piece.text, host: piece.host }) : piece.text}
                </TextLink>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: the text of a message does not change its order
                <span key={place}>{piece.text}</span>
              ),
            )}
          </Bubble>
        ) : null}
        {files.map((file) => (
          <FilePart key={file.id} part="received" file={file}>
            {cleanName(file.name)}
          </FilePart>
        ))}
      </Body>
      {children}
    </Row>
  );
});

interface VoteProps {
  replyId: string;
  votes: ConversationState['votes'];
  tell(event: ConversationEvent): void;
}

export function Vote({ replyId, votes, tell }: VoteProps) {
  const t = useCopy(copy);
  const vote = votes[replyId];
  return (
    <Small role="group" aria-label={t('helped')}>
      <span aria-hidden="true">{vote === undefined ? t('helped') : t('thanks')}</span>
      {(['up', 'down'] as const).map((which) => (
        <LinkButton
          key={which}
          aria-pressed={vote === which}
          onClick={() => tell({ type: 'rated', replyId, vote: which })}
        >
          {t(which === 'up' ? 'yes' : 'no')}
        </LinkButton>
      ))}
    </Small>
  );
}

/** As much of a message as tells it from others. */
const start = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

interface UnsentProps {
  conversation: RunningConversation;
  entry: Entry;
  isOnline: boolean;
  /** Of a failed one: the id of the alert that says why. */
  problemId: string;
  /** Nothing can be sent any more. */
  isOver: boolean;
  tell(event: ConversationEvent): void;
}

/** What the server is not known to have. */
export function Unsent({ conversation, entry, isOnline, problemId, isOver, tell }: UnsentProps) {
  const t = useCopy(copy);
  const mostBytes = Math.min(conversation.can.maxFileBytes, MAX_CHAT_FILE_BYTES);
  const { clientId, state, text, file, code } = entry;
  const isFailed = state === 'failed' && !isOver;
  const name = file && cleanName(file.name);
  const named = { text: name ?? start(text) };
  const again = file ? 'retry' : 'resend';
  const isOnItsWay = state === 'sending' || (isOnline && state !== 'waiting');
  const words = t(state === 'failed' ? 'notSent' : isOnItsWay ? 'sending' : isOnline ? 'waiting' : 'queued');
  return (
    <Row $mine aria-describedby={isFailed && !file ? problemId : undefined}>
      <Bubble $mine>{name ?? visibleText(text)}</Bubble>
      {file && name && state === 'sending' ? (
        <FilePart part="sent" conversation={conversation} clientId={clientId} name={name} size={file.size} />
      ) : null}
      <Small>
        {name && isFailed ? (
          <FilePart part="refused" name={name} code={code} mostBytes={mostBytes}>
            {t('file-failed', { name })}
          </FilePart>
        ) : (
          <span>{words}</span>
        )}
        {isFailed ? (
          <>
            {file && refusalOf(code) ? null : (
              <LinkButton
                aria-label={t(`${again}Named`, named)}
                onClick={() => tell({ type: 'resend', clientId })}
              >
                {t(again)}
              </LinkButton>
            )}
            <LinkButton
              aria-label={t('removeNamed', named)}
              onClick={() => tell({ type: 'discard', clientId })}
            >
              {t('remove')}
            </LinkButton>
          </>
        ) : null}
      </Small>
    </Row>
  );
}
