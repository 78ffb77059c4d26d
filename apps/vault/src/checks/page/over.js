// The checkout around this page looks at the payment now. The message has no content.
if (parent !== window) parent.postMessage({ kind: 'sojourn-card-check/1', type: 'over' }, '*');
