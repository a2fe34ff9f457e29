// Made of src/condottiere/languages by `python -m condottiere.languages.typescript`.

/** The codes of the languages that there are. */
export const LANGUAGES = ['en'] as const

/** The variables of each message. */
export interface Messages {
  'language': never
  'locale': never
  'card-mercenary': 'strength'
  'card-winter': never
  'card-spring': never
  'card-bishop': never
  'card-courtesan': never
  'card-drummer': never
  'card-heroine': never
  'card-scarecrow': never
  'card-surrender': never
  'several-cards': 'card' | 'count'
  'amount': 'count' | 'seat'
  'loss': 'cards' | 'seat'
  'days': 'count'
  'hours': 'count'
  'minutes': 'count'
  'seconds': 'count'
  'game-begins': 'seat'
  'match-game-begins': 'game' | 'seat'
  'cards-dealt': 'amounts'
  'you-are-dealt': 'cards'
  'you-draw': 'cards'
  'is-dealt': 'cards' | 'seat'
  'round-over': never
  'log-shortened': 'count'
  'chooses-site': 'region' | 'seat'
  'chooses-site-of': 'other' | 'region' | 'seat'
  'plays': 'card' | 'seat'
  'plays-face-down': 'card' | 'seat'
  'plays-unseen': 'seat'
  'passes': 'seat'
  'holds-back': 'seat'
  'turns-up': 'card' | 'seat'
  'clears': 'cards'
  'bishop-strikes': 'losses'
  'bishop-finds-nobody': never
  'rescues': 'card' | 'seat'
  'rescues-nothing': 'seat'
  'places-favor': 'region' | 'seat'
  'leaves-favor-off': 'seat'
  'battle-ends': 'amounts' | 'region'
  'final-battle-ends': 'amounts'
  'tie': 'count'
  'tie-keeps': 'count' | 'seat'
  'defends': 'region' | 'seat'
  'conquers': 'region' | 'seat'
  'takes-condottiere': 'seat'
  'takes-condottiere-by-courtesans': 'count' | 'seat'
  'final-battle': 'seats'
  'discards-hand': 'cards' | 'seat'
  'keeps': 'cards' | 'seat'
  'keeps-nothing': 'seat'
  'keeps-so-many': 'count' | 'seat'
  'draws': 'count' | 'seat'
  'everybody-keeps': never
  'left-unfinished': 'count'
  'game-won': 'count' | 'how' | 'seats'
  'match-game-won': 'count' | 'game' | 'how' | 'seats'
  'match-points': 'amounts' | 'target'
  'match-won': 'count' | 'seats'
  'shows-cards': 'cards' | 'seat'
  'shows-cards-to': 'cards' | 'seat' | 'seats'
  'shows-face-down-card': 'seat'
  'shows-face-down-card-to': 'seat' | 'seats'
  'shows-cards-and-face-down': 'cards' | 'seat'
  'shows-cards-and-face-down-to': 'cards' | 'seat' | 'seats'
  'takes-back': 'seat' | 'what'
  'choice-of-site': 'region'
  'place-of-favor': never
  'choice-of-rescue': never
  'the-pass': never
  'the-card': 'card'
  'the-face-down-card': never
  'move-taken-back': never
  'promise-spare': 'region' | 'seats'
  'promise-pass': 'seats'
  'promise-favor': 'region' | 'seats'
  'promise-nofavor': 'region' | 'seats'
  'promise-fight': 'other' | 'seats'
  'whoever-accepts': never
  'pact-offered': 'promises' | 'seat' | 'seats'
  'pact-offered-to-all': 'promises' | 'seat'
  'pact-accepted': 'other' | 'promises' | 'seat'
  'pact-declined': 'other' | 'seat'
  'pact-declined-by-captain': 'seat'
  'pact-withdrawn': 'promises' | 'seat'
  'captain-for-away': 'seat'
  'captain-agreed': 'seat'
  'captain-asked': 'seat'
  'is-host': 'seat'
  'is-back': 'seat'
  'resigns': 'seat'
  'resumes': 'seat'
  'paused': never
  'clock': 'turn'
  'clock-with-reserve': 'reserve' | 'turn'
  'clock-set': 'clock'
  'clock-removed': never
  'proposes': 'motion' | 'seat'
  'agrees-to': 'motion' | 'seat'
  'refuses': 'motion' | 'seat'
  'motion-pause': never
  'motion-end': never
  'motion-captain': 'seat'
  'motion-takeback': never
  'motion-no-clock': never
  'motion-clock': 'clock'
  'ended-by-agreement': never
  'all-have-resigned': never
  'others-have-resigned': 'seat'
  'chat-closed': never
  'chat-opened': never
  'cover-hand-to': 'name'
  'cover-after-battle': never
  'cover-who-looks': never
  'cover-i-am': 'name'
  'cover-others': never
  'rematch-begin': never
  'rematch-rotate': never
  'rematch-begun': 'name'
  'rematch-following': never
  'rematch-go': never
  'rematch-go-now': never
  'rematch-stay': never
  'alert-button': never
  'alert-title': never
  'alert-open': never
  'alert-sound': never
  'alert-vibration': never
  'alert-notification': never
  'alert-your-turn': never
  'alert-notification-insecure': never
  'alert-notification-unknown': never
  'alert-notification-blocked': never
  'alert-closed': never
  'alert-push': never
  'alert-push-insecure': never
  'alert-push-home-screen': never
  'alert-push-unknown': never
  'alert-push-blocked': never
  'alert-push-unreachable': never
  'alert-webhook': never
  'alert-webhook-means': never
  'alert-webhook-try': never
  'alert-webhook-remove': never
  'alert-webhook-removed': never
  'rules-contents': never
  'rules-at-this-table': never
  'rules-to-win': 'adjacent' | 'match' | 'total'
  'rules-none-used': never
}
