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
  'error-said': 'text'
  'error-too-many-connections': 'count'
  'error-internal-nothing-changed': never
  'error-no-table': 'text'
  'error-damaged-game': 'text'
  'error-not-saved': never
  'error-stale': never
  'error-cross-origin': never
  'error-not-your-seat': never
  'error-link-renewed': never
  'error-internal': never
  'error-wrong-key': never
  'error-no-person': never
  'error-wrong-recovery-code': never
  'error-no-hints': never
  'error-hint-not-your-turn': never
  'error-odds-no-battle': never
  'error-rematch-not-over': never
  'error-nothing-left-to-play': never
  'error-review-not-over': never
  'error-record-not-over': never
  'error-record-unreadable': 'text'
  'error-no-free-seat': never
  'error-started': never
  'error-about-to-begin': never
  'error-not-host': never
  'error-no-seat': never
  'error-seat-taken': never
  'error-wrong-table-code': never
  'error-seat-of-another': never
  'error-spectator': never
  'error-captain-too-soon': 'count' | 'text'
  'error-empty-line': never
  'error-long-line': 'count' | 'limit'
  'error-chat-not-host': never
  'error-chat-closed': never
  'error-newer-rules': 'count' | 'limit'
  'error-not-begun': never
  'error-waiting': never
  'error-shuffles-not-over': never
  'error-shuffles-unverifiable': never
  'error-no-webhook': never
  'error-subscription-keys': never
  'error-no-shuffle': never
  'error-request-too-large': 'limit'
  'error-name-own': 'limit'
  'error-name-guest': 'limit'
  'error-name-of-seat': 'count' | 'limit'
  'error-closed': never
  'error-paused': never
  'error-is-back': never
  'error-resigned': never
  'error-captain-plays': never
  'error-cannot-begin': 'missing'
  'missing-seats': 'count'
  'missing-ready': 'text'
  'problem': 'what'
  'problem-not-saved': never
  'error-too-fast': 'count' | 'limit' | 'pace' | 'what'
  'error-too-fast-by-far': 'count' | 'limit' | 'pace' | 'what'
  'rate-messages': never
  'rate-chat': never
  'rate-pacts': never
  'rate-shows': never
  'rate-answers': never
  'rate-conduct': never
  'rate-entropy': never
  'rate-shuffles': never
  'rate-joins': never
  'rate-summaries': never
  'rate-tables': never
  'rate-records': never
  'rate-persons': never
  'rate-person-changes': never
  'rate-recoveries': never
  'rate-all-recoveries': never
  'rate-codes': never
  'rate-all-codes': never
  'rate-room-changes': never
  'rate-notices': never
  'rate-trials': never
  'rate-all-trials': never
  'error-address-form': 'limit'
  'error-address-no-page': never
  'error-address-scheme': never
  'error-address-password': never
  'error-address-port': 'limit' | 'text'
  'error-address-private': never
  'webhook-sent': never
  'webhook-no-answer': never
  'webhook-refused': 'text'
  'reason-forced': never
  'reason-any': never
  'reason-rule-of-thumb': never
  'reason-no-time': never
  'reason-random-games': 'count' | 'percent'
  'reason-has': 'region' | 'seat'
  'reason-has-yours': 'region'
  'reason-wins-adjacent': 'count' | 'region' | 'seat'
  'reason-wins-adjacent-yours': 'count' | 'region'
  'reason-wins-total': 'count' | 'region' | 'seat'
  'reason-wins-total-yours': 'count' | 'region'
  'reason-gives-adjacent': 'count' | 'region' | 'seat'
  'reason-gives-adjacent-yours': 'count' | 'region'
  'reason-nth': 'count' | 'region' | 'seat'
  'reason-nth-yours': 'count' | 'region'
  'reason-only-nth': 'count' | 'region' | 'seat'
  'reason-favor-off': never
  'reason-favor-here': never
  'reason-favor-protects': 'region'
  'reason-discard': never
  'reason-decides-game': never
  'reason-decides-match': never
  'reason-mercenaries-needed': never
  'reason-saved': 'card'
  'reason-scarecrow-brings': never
  'reason-gains-time': never
  'reason-ends-first': never
  'reason-ends-ahead': never
  'reason-ends-probably-ahead': never
  'reason-defender': never
  'reason-not-worth': never
  'reason-won-already': never
  'reason-probably-ahead': never
  'reason-next-site': never
  'reason-wins': never
  'reason-ahead': 'count'
  'reason-chance': 'count'
  'reason-share': 'percent' | 'region'
  'reason-share-final': 'percent'
  'reason-share-next': 'percent'
  'reason-leaves': 'count'
  'do-pass': never
  'do-pass-revealing': never
  'do-hold-back': never
  'do-play': 'card'
  'do-play-face-down': 'card'
  'do-site': 'region'
  'do-favor': 'region'
  'do-favor-off': never
  'do-rescue': 'card'
  'do-rescue-nothing': never
  'do-keep-hand': never
  'do-discard-hand': never
  'do-keep': 'cards'
  'do-keep-nothing': never
  'do-draw': 'count'
  'verdict-open': 'seat'
  'verdict-never-chose': 'seat'
  'verdict-chose-site': 'region' | 'seat'
  'verdict-played-for-region': 'region' | 'seat'
  'verdict-spared': 'region' | 'seat'
  'verdict-played': 'seat'
  'verdict-played-none': 'seat'
  'verdict-put-favor': 'region' | 'seat'
  'verdict-put-favor-elsewhere': 'region' | 'seat'
  'verdict-could-not-put-favor': 'region' | 'seat'
  'verdict-kept-favor-off': 'region' | 'seat'
  'verdict-passed-first': 'seat'
  'verdict-played-on': 'seat'
  'notice-turn-title': never
  'notice-turn': 'others'
  'notice-captain-title': never
  'notice-captain': 'others'
  'notice-trial-title': never
  'notice-trial': never
  'notice-nobody': never
  'notice-title-in-chat': 'title'
  'grade-gentle': never
  'grade-easy': never
  'grade-fair': never
  'grade-strong': never
  'grade-fierce': never
  'grade-merciless': never
  'captain-gentle': 'text'
  'captain-easy': 'text'
  'captain-fair': 'text'
  'captain-strong': 'text'
  'captain-fierce': 'text'
  'captain-merciless': 'text'
  'captain-of-other-kind': 'text'
  'captain-needs-numba': 'text'
  'captain-carmagnola': never
  'captain-gattamelata': never
  'captain-piccinino': never
  'captain-colleoni': never
  'captain-hawkwood': never
  'captain-urslingen': never
  'bot-expert': never
  'bot-naive': never
  'bot-random': never
  'bot-search': never
  'bot-ismcts': never
  'options-advice': never
}
