/** What stands before a session by video, in the copy of each page: an organisation may replace it there. */
export const ONLINE = {
  time: 'About {minutes} minutes.',
  intro: 'A notary checks your ID on a video call and witnesses your signature.',
  ready: 'Have ready',
  closedText: 'No notary is available online right now. You can come back when it opens.',
  locked:
    "The identity questions weren't passed. You can try again from {day} {time}, or use an in-person notary.",
  join: 'Join a notary now',
  noVideo: "I can't do video",
} as const;
