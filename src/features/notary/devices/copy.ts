import { defineCopy } from '#src/brand/copy.tsx';

export const copy = defineCopy('notary/devices', {
  heading: 'Test your device',
  intro: 'See whether your device is ready for the video call. Nothing is recorded.',
  all: 'Run all tests',
  allRunning: 'Testing',
  test: 'Test',
  again: 'Test again',
  camera: 'Camera',
  microphone: 'Microphone',
  speaker: 'Speaker',
  browser: 'Browser',
  connection: 'Connection',
  location: 'Location',
  idle: 'Not tested',
  running: 'Testing',
  asking: 'Your answer is needed',
  passed: 'Works',
  failed: 'Problem',
  unsure: 'Not sure',

  cameraOk: 'Your camera can be used.',
  microphoneListening: 'Please say something.',
  microphoneOk: 'We can hear you.',
  microphoneSilent:
    'The microphone can be used, but we heard nothing. Say something, or choose another microphone.',
  microphoneUnmeasured:
    'The microphone can be used. This browser does not let us measure whether it hears you.',
  mediaDenied:
    'Your browser did not allow it. Allow it for this site in the settings of your browser, then test again.',
  mediaMissing: 'We found none on this device.',
  mediaInUse: 'Another program is using it. Close that program, then test again.',
  mediaUnsupported:
    'This browser or this page does not give access to it. Try a current Chrome, Edge, Safari or Firefox.',
  speakerQuestion: 'We played a tone. Did you hear it?',
  speakerYes: 'I heard it',
  speakerNo: 'I did not hear it',
  speakerOk: 'You heard the tone.',
  speakerSilent: 'Turn up the volume, check which speaker is chosen, then test again.',
  speakerUnsupported: 'This browser could not play a tone. Play any other sound to be sure.',
  browserOk: 'Your browser can hold a video session.',
  browserOld: 'This browser cannot hold a video session. Use a current Chrome, Edge, Safari or Firefox.',
  connectionOk: 'About {speed} Mbps. At least {needed} Mbps is needed.',
  connectionSlow:
    'About {speed} Mbps. At least {needed} Mbps is needed: try another network, or move closer to it.',
  connectionUnmeasured: 'You are online. There was too little to load to measure the speed.',
  connectionFailed: 'We could not reach our servers. Check your internet connection, then test again.',
  locationOk: 'Your location is shared.',
  locationStated: 'You told us the state you are in.',
  locationOpen: 'You have not answered yet.',
});
