// The drawing behind the map: where borders meet, and what the lines between them do.
// Units are those of the viewBox; y grows downwards. Placed by hand over a rough memory of Italy,
// then nudged until a fingertip fits into every region. build.mjs makes lines of it.

export const viewBox = [0, 0, 1000, 1120]

// Where three regions meet, or two and the outside.
export const junctions = {
  // on the outside, clockwise from the western Alps
  toGe: [38, 330],
  toMi: [180, 118],
  miVe: [396, 88],
  veSea: [722, 132],
  veFe: [690, 262],
  feBo: [668, 412],
  boUr: [738, 536],
  urAn: [806, 599],
  anNa: [888, 780],
  roNa: [664, 982],
  siRo: [450, 852],
  fiSi: [352, 702],
  luFi: [340, 633],
  paLu: [252, 509],
  gePa: [216, 514],
  geSea: [30, 500],
  // inside
  toMiGe: [176, 300],
  miGePa: [220, 305],
  miPaMo: [366, 341],
  miMoMa: [410, 337],
  miMaVe: [405, 183],
  maVeFe: [543, 216],
  maFeMo: [523, 362],
  moFeBo: [548, 398],
  moBoFi: [520, 500],
  moFiLu: [426, 524],
  moLuPa: [364, 450],
  boFiUr: [578, 563],
  fiUrSp: [574, 694],
  fiSpRo: [552, 818],
  fiRoSi: [510, 790],
  urSpAn: [722, 722],
  anSpNa: [724, 808],
  spNaRo: [672, 858],
}

// Borders: region, region, from, to, points on the way.
export const borders = [
  ['torino', 'milano', 'toMi', 'toMiGe', [[190, 200]]],
  ['torino', 'genova', 'toGe', 'toMiGe', [[104, 312]]],
  ['milano', 'genova', 'toMiGe', 'miGePa', []],
  ['milano', 'parma', 'miGePa', 'miPaMo', [[294, 296]]],
  ['milano', 'modena', 'miPaMo', 'miMoMa', []],
  ['milano', 'mantova', 'miMoMa', 'miMaVe', [[376, 263]]],
  ['milano', 'venezia', 'miVe', 'miMaVe', [[412, 136]]],
  ['genova', 'parma', 'miGePa', 'gePa', [[218, 380], [206, 448]]],
  ['venezia', 'mantova', 'miMaVe', 'maVeFe', [[472, 192]]],
  ['venezia', 'ferrara', 'maVeFe', 'veFe', [[620, 236]]],
  ['mantova', 'modena', 'miMoMa', 'maFeMo', [[468, 354]]],
  ['mantova', 'ferrara', 'maVeFe', 'maFeMo', [[528, 290]]],
  ['parma', 'modena', 'miPaMo', 'moLuPa', [[374, 392]]],
  ['parma', 'lucca', 'paLu', 'moLuPa', [[302, 462]]],
  ['modena', 'ferrara', 'maFeMo', 'moFeBo', []],
  ['modena', 'bologna', 'moFeBo', 'moBoFi', [[530, 448]]],
  ['modena', 'firenze', 'moBoFi', 'moFiLu', [[474, 520]]],
  ['modena', 'lucca', 'moFiLu', 'moLuPa', [[402, 480]]],
  ['ferrara', 'bologna', 'moFeBo', 'feBo', [[606, 396]]],
  ['bologna', 'firenze', 'moBoFi', 'boFiUr', []],
  ['bologna', 'urbino', 'boFiUr', 'boUr', [[660, 552]]],
  ['lucca', 'firenze', 'moFiLu', 'luFi', [[398, 590]]],
  ['firenze', 'siena', 'fiSi', 'fiRoSi', [[443, 668], [512, 718]]],
  ['firenze', 'urbino', 'boFiUr', 'fiUrSp', [[590, 620]]],
  ['firenze', 'spoleto', 'fiUrSp', 'fiSpRo', [[568, 740]]],
  ['firenze', 'roma', 'fiSpRo', 'fiRoSi', []],
  ['siena', 'roma', 'fiRoSi', 'siRo', [[490, 832]]],
  ['urbino', 'spoleto', 'fiUrSp', 'urSpAn', [[640, 712], [684, 724]]],
  ['urbino', 'ancona', 'urAn', 'urSpAn', [[764, 652]]],
  ['ancona', 'spoleto', 'urSpAn', 'anSpNa', [[730, 764]]],
  ['ancona', 'napoli', 'anSpNa', 'anNa', [[806, 802]]],
  ['spoleto', 'roma', 'fiSpRo', 'spNaRo', [[610, 850]]],
  ['spoleto', 'napoli', 'anSpNa', 'spNaRo', [[710, 840]]],
  ['roma', 'napoli', 'spNaRo', 'roNa', [[686, 918]]],
]

// The outside, clockwise: region, kind, from, to, points on the way.
export const shores = [
  ['torino', 'alps', 'toGe', 'toMi', [[20, 285], [30, 240], [16, 190], [44, 150], [92, 128], [138, 96]]],
  ['milano', 'alps', 'toMi', 'miVe', [[206, 110], [238, 72], [280, 92], [318, 58], [362, 66]]],
  ['venezia', 'alps', 'miVe', 'veSea', [[422, 56], [480, 34], [540, 52], [610, 40], [670, 66], [704, 96]]],
  ['venezia', 'coast', 'veSea', 'veFe',
    [[712, 148], [694, 142], [680, 156], [660, 152], [640, 172], [634, 200], [648, 226], [668, 240]]],
  ['ferrara', 'coast', 'veFe', 'feBo',
    [[712, 258], [722, 280], [708, 294], [712, 308], [690, 320], [678, 340], [666, 376]]],
  ['bologna', 'coast', 'feBo', 'boUr', [[676, 450], [696, 498]]],
  ['urbino', 'coast', 'boUr', 'urAn', [[770, 574]]],
  ['ancona', 'coast', 'urAn', 'anNa', [[834, 604], [850, 616], [850, 646], [868, 690]]],
  ['napoli', 'coast', 'anNa', 'roNa', [
    // Abruzzo, the Gargano, Puglia, the heel
    [896, 796], [912, 806], [930, 800], [944, 790], [966, 796], [976, 812], [962, 828], [932, 836], [922, 852], [938, 882],
    [968, 920], [986, 962], [990, 1012], [982, 1040], [970, 1034],
    // the gulf of Taranto, Calabria, the toe
    [964, 1004], [946, 974], [924, 952], [904, 948], [886, 964], [880, 996], [894, 1014], [910, 1034], [904, 1058],
    [884, 1064], [868, 1086], [852, 1106], [826, 1112], [816, 1102], [838, 1074], [836, 1056], [846, 1042], [836, 1014],
    [822, 988],
    // Cilento, the gulf of Salerno, Sorrento, Vesuvius' bay, Gaeta
    [806, 980], [798, 994], [778, 1000], [764, 988], [764, 970], [748, 966], [728, 972], [736, 956], [722, 944],
    [708, 954], [700, 972], [682, 974]]],
  ['roma', 'coast', 'roNa', 'siRo',
    [[654, 992], [645, 1001], [632, 999], [621, 988], [596, 986], [556, 974], [522, 944], [506, 916], [482, 898], [470, 872]]],
  ['siena', 'coast', 'siRo', 'fiSi',
    [[430, 840], [412, 844], [402, 832], [398, 806], [378, 788], [366, 760], [366, 740], [342, 736], [340, 722]]],
  ['firenze', 'coast', 'fiSi', 'luFi', [[356, 676], [344, 652]]],
  ['lucca', 'coast', 'luFi', 'paLu', [[322, 606], [294, 584], [266, 548]]],
  ['parma', 'coast', 'paLu', 'gePa', [[240, 516], [230, 524]]],
  ['genova', 'coast', 'gePa', 'geSea', [[198, 492], [178, 464], [152, 446], [126, 448], [104, 464], [84, 492], [62, 510], [44, 508]]],
  ['genova', 'alps', 'geSea', 'toGe', [[48, 452], [36, 390]]],
]

// The land beyond the Alps: its coast from the east to the west, which runs on beneath the regions, and what it has off
// the page, of which a wide map shows much.
export const coast = [
  [1720, 1190], [1660, 1090], [1570, 1010], [1500, 900], [1420, 850], [1370, 780], [1270, 730], [1230, 660], [1180, 600],
  [1120, 560], [1080, 500], [1030, 452], [996, 424], [962, 380], [928, 352], [896, 306], [868, 282],
  [846, 236], [820, 196], [802, 196], [796, 226], [782, 252], [764, 246], [754, 210], [736, 180], [742, 156],
  [726, 134], [700, 110], [560, 110], [420, 160], [200, 220], [110, 300], [100, 420], [50, 480], [32, 500], [12, 516],
  [-6, 522], [-70, 540], [-130, 532], [-200, 560], [-280, 600], [-370, 584], [-440, 620], [-560, 612],
]
export const offPage = [[-3000, 900], [-3000, -1200], [4000, -1200], [4000, 2700]]

// Islands that are no region: closed rings.
export const islands = {
  Corsica: [
    [168, 668], [174, 690], [186, 712], [190, 760], [184, 800], [164, 836], [150, 850], [136, 832], [142, 816],
    [122, 802], [128, 782], [108, 762], [118, 742], [132, 716], [156, 710], [160, 690]],
  Sardinia: [
    [150, 884], [168, 892], [186, 920], [184, 948], [196, 984], [188, 1040], [192, 1090], [180, 1150], [60, 1150],
    [70, 1090], [62, 1040], [72, 1000], [52, 964], [60, 930], [86, 926], [118, 902]],
  Sicily: [
    [786, 1092], [758, 1086], [728, 1094], [692, 1086], [656, 1096], [628, 1082], [602, 1094], [580, 1090],
    [556, 1118], [562, 1160], [800, 1160], [772, 1124]],
  Elba: [[300, 760], [314, 754], [326, 760], [334, 752], [336, 768], [318, 772], [302, 774]],
  Capraia: [[258, 726], [266, 728], [264, 740], [256, 738]],
  Giglio: [[350, 846], [358, 850], [356, 860], [348, 858]],
  Ponza: [[604, 1040], [612, 1036], [616, 1046], [608, 1050]],
  Ischia: [[704, 1022], [716, 1018], [720, 1028], [708, 1032]],
  Lipari: [[740, 1060], [748, 1058], [750, 1068], [742, 1070]],
  Lido: [[656, 182], [660, 184], [654, 198], [655, 210], [660, 222], [656, 222], [650, 210], [650, 196]],
  Cherso: [[812, 220], [820, 230], [826, 260], [834, 280], [828, 284], [818, 266], [812, 244]],
  Pago: [[850, 290], [858, 296], [874, 326], [868, 326], [854, 308]],
  'Isola Lunga': [[864, 338], [872, 346], [888, 378], [882, 380], [868, 356]],
  Lesina: [[950, 430], [974, 440], [1000, 444], [998, 452], [968, 448], [950, 438]],
  Curzola: [[958, 466], [976, 472], [1000, 476], [998, 484], [972, 480]],
}

export const lakes = {
  Maggiore: [[184, 140], [190, 142], [186, 158], [192, 176], [186, 190], [181, 184], [184, 168], [178, 156]],
  Como: [[290, 92], [295, 94], [294, 108], [304, 126], [300, 130], [291, 116], [282, 130], [277, 128], [287, 108]],
  Garda: [[404, 108], [410, 112], [414, 136], [424, 152], [420, 162], [410, 160], [406, 140]],
  Trasimeno: [[566, 716], [576, 712], [582, 720], [574, 728], [565, 726]],
  Bolsena: [[512, 832], [520, 828], [527, 836], [519, 844], [510, 840]],
}

// Where ranges run, and how tall their mountains stand.
export const ranges = [
  // the Alps: along the frontier, then the ones behind
  { size: 24, gap: 31, line: [[8, 440], [14, 340], [4, 250], [2, 180], [34, 138], [84, 112], [128, 78]] },
  { size: 28, gap: 33, line: [[140, 74], [190, 92], [232, 48], [278, 60], [314, 40], [362, 46], [396, 62]] },
  { size: 25, gap: 33, line: [[412, 36], [480, 16], [540, 30], [610, 20], [680, 48], [722, 84]] },
  { size: 21, gap: 38, line: [[14, 96], [60, 66], [110, 40], [170, 32], [230, 16], [300, 10]] },
  { size: 16, gap: 33, line: [[740, 30], [790, 90], [836, 170], [880, 240], [936, 310], [996, 366]] },
  { size: 15, gap: 37, line: [[800, 40], [860, 110], [920, 190], [990, 260]] },
  // Corsica and Sardinia
  { size: 15, gap: 34, line: [[164, 706], [168, 760], [156, 820]] },
  { size: 15, gap: 40, line: [[96, 950], [140, 990], [112, 1050], [128, 1110]] },
  // the Dolomites, inside Venezia
  { size: 18, gap: 30, line: [[436, 84], [470, 66], [510, 74], [486, 104], [452, 114]] },
  // the Apennines, along the borders
  { size: 15, gap: 32, line: [[216, 412], [214, 450], [290, 470], [364, 448], [402, 482], [426, 524], [474, 522], [520, 502],
    [578, 560], [588, 620], [576, 690], [640, 714], [722, 722], [726, 760], [722, 806], [744, 826]] },
  { size: 15, gap: 30, line: [[800, 806], [826, 826], [846, 868], [856, 920], [862, 970], [862, 1030], [852, 1086]] },
]

// Rivers: line, given as points and names of junctions; between two junctions of one border it follows it.
export const rivers = [
  ['Po', [[40, 262], [70, 290], [108, 280], [144, 286], 'toMiGe', 'miGePa', 'miPaMo', 'miMoMa', 'maFeMo', 'maVeFe', 'veFe']],
  ['Arno', [[566, 596], [574, 640], [552, 674], [516, 684], [476, 668], [420, 654], [384, 660], [342, 646]]],
  ['Tevere', ['fiUrSp', 'fiSpRo', [540, 856], [516, 884], [506, 914]]],
]

// Names on the water: text, middle of the line, turn in degrees, size.
export const seas = [
  ['Mare Adriaticum', 850, 478, 52, 34],
  ['Mare Ligusticum', 162, 622, 0, 28],
  ['Mare Tyrrhenum', 376, 984, 0, 34],
]
