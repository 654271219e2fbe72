import type { DemoReflection } from './reflections.ts';

/** Reflections for the days before today, latest first. */
export const pastReflections: readonly DemoReflection[] = [
  {
    title: 'A stranger’s cough',
    question: 'Where did it touch you?',
    paragraphs: [
      'In the train someone behind you coughs, the kind of cough that does not want to stop. Before you have thought anything at all, your own chest draws together. It did not ask whose cough it was.',
      'We teach children to be considerate, and that is right. But there is something which comes earlier than teaching. A stranger stumbles on the kerb, and your arm is already out. Somebody weeps in a film, and it is your throat that closes. It takes a good deal of effort to be separate; one has to stiffen, and look at one’s telephone. Under the effort, the body has always known. It is as simple as two glasses on a shelf: touch the one, and for a moment the other sings as well.',
    ],
  },
  {
    title: 'The empty chair',
    question: 'Who is missing, and how are they here?',
    paragraphs: [
      'There is a chair where somebody used to sit. For a time nobody took it. Then a guest did, who did not know, and everyone drew in a breath, and the world did not end.',
      'Those who are gone do not live in chairs. You hold the bread knife as she did. You clear your throat on the same note before you say something hard. A turn of speech that nobody else in the country uses comes out of your own child, who has never met the one who brought it into the house. It is not all that you would want. You would want the step on the stairs. But look at how much of them goes on walking about, lending a hand, laughing at the wrong moment. You did not lose that. It has moved in.',
    ],
  },
  {
    title: 'The thing you cannot fix',
    question: 'What asks only that you stay?',
    paragraphs: [
      'A friend tells you something for which there is no help. You feel it at once in your legs; they want to get up and do something. You have advice, a number, a story about a cousin to whom the same thing happened and who is well now.',
      'Keep them all. Sit on your hands if you must. There are troubles that are like a night: nobody can end it sooner, and one can sit up with somebody until it is over. You will feel useless. It is a kind of nakedness, and your friend knows it, for they have felt it for weeks. When there are two of you it is less cold. Later they will not remember anything that you said. They will remember that you did not look at the clock.',
    ],
  },
  {
    title: 'The hill behind the house',
    question: 'What have you stopped seeing because it is always there?',
    paragraphs: [
      'There was a hill behind the house where you were a child. It was never mentioned. It was simply what was there, and the sun came over it, and weather happened in front of it. You notice only now, in a flat place, that it was holding something up in you.',
      'Some of what carries you is of this kind. It does not knock. It has not had a good idea for years. It is a person who is at home when you come in; it is a language in which you need not search; it is your heart, which has beaten some hundred thousand times since this hour yesterday. Let one of these step forward today, for a moment, out of the background. You need not do anything for it. Say its name, and go on.',
    ],
  },
  {
    title: 'Slower than you can',
    question: 'What were you hurrying past?',
    paragraphs: [
      'Do one thing today more slowly than you can. It should be something of no importance: washing a glass, or buttoning a coat. Go at it as though somebody were showing it to you for the first time.',
      'The hurry will come up, and it has its own warmth, like a small fever. It says that there is something better, later, and that this is only on the way. It has said so of everything, including the things that were better and later at the time. Meanwhile the glass is under the warm water. A bubble turns and has a window in it. If you do not miss this, then you will have missed one thing fewer than yesterday. One can build on that. A life is made of nothing but glasses of that kind.',
    ],
  },
  {
    title: 'The good opinion',
    question: 'Who are you when nobody is keeping count?',
    paragraphs: [
      'You said something clever, and they laughed, and for an hour you felt taller. Then you said something that was taken the wrong way, and went home on foot though you had money for the bus.',
      'It is tiring to live in other people’s heads. One has so many addresses, and the rent goes up and down. They are kind, most of them, and busy, and they are lying awake about what you may think of them. There is a room of your own which has no mirror. You know it; you are in it each time you are so taken up with something that your face comes off. Nobody has ever praised it. It needs no sweeping, either. Go in there for a minute now. You can leave the door open.',
    ],
  },
  {
    title: 'One leaf',
    question: 'What let go today without being asked?',
    paragraphs: [
      'A leaf comes off the branch. There was no wind just then. It simply had hung for long enough, and the place where it was fastened had been growing thin for weeks, without any fuss, from within.',
      'We believe that letting go is something one does: that one has to open the fist with the other hand. Sometimes it is so. But more often a thing is finished long before it falls, and all that is asked is that we do not glue it on again. Think of something that hangs by very little now: a plan, a grudge, an idea of how you ought to be. You need not pull at it. Open in the morning light, as you would at a branch. The tree is not poorer for it. It has made the bud already.',
    ],
  },
  {
    title: 'Speaking to the dog',
    question: 'What changes in your voice when you want nothing?',
    paragraphs: [
      'Listen to people who speak to a dog. The banker does it, and the woman who has not smiled at you in nine years. The voice goes up a little and becomes round. Nothing is being sold. There is nothing to win with a dog.',
      'So they have that voice with them, all the time. They carry it beneath the other one, as one carries a handkerchief. What happens with people? We are afraid that they could use it against us. Perhaps they could. But try it a single time today, quietly, in a place where it costs little: at the baker’s, or on the telephone with somebody who expects to be shouted at. You do not need to say anything out of the ordinary. The words may stay as they are. Only let it be the round voice.',
    ],
  },
  {
    title: 'The map',
    question: 'Where are you when you stop naming where you are?',
    paragraphs: [
      'On the map there is a line between this country and the next. You drive toward it with your papers ready. There is a hut, and a man, and then there is the same grass. A hare runs across as though it had not been told.',
      'The line is useful. Without lines one could not send a letter. You, too, have a line around you, with your name and the date of your birth, and it is good to have it when one has to be met at a station. Only it was never drawn on the grass. Breathe in, and what was the sky’s is yours; breathe out, and the trees have it. A frontier with so much traffic going both ways should perhaps be called a road. Keep the map. Look, now and then, out of the window.',
    ],
  },
  {
    title: 'Enough for today',
    question: 'What have you received since this morning?',
    paragraphs: [
      'Nothing great has happened today. If somebody asks this evening, you will say: nothing. Look once more, before you say it.',
      'There was water when you turned the tap. A person whom you do not know had cleared the stair. Somebody wrote three lines that could have been two. On the way, where the street turns, there was for a moment a smell of wood smoke, and you were six. Your left knee, which gave trouble in the spring, has not been heard of. That is a good deal for a Tuesday, and it is not even the whole of it. We keep books on what is owed to us, to the cent; the other page is hardly ever opened. One need not be pious about it. Only add it up once, slowly, as you would for a friend.',
    ],
  },
  {
    title: 'The knot',
    question: 'What loosens when you stop pulling?',
    paragraphs: [
      'The string is in a knot, and you pull, and it becomes a smaller and much harder knot. Everybody knows this, and everybody pulls. One has to put it on the table, and turn it, and push the loops toward each other. To open it you must give it more string, not less.',
      'With a quarrel it is much the same. Each pulls at the end that belongs to him, and each is right, and so it draws together. Somebody has to let in a little slack. It will feel as if you were losing. Say something that is true and that does not help your case; there is always one such thing. You will see the other shoulders come down by the breadth of a finger. From there one can begin to see how the string runs.',
    ],
  },
  {
    title: 'The listener at the back',
    question: 'Who has listened to you like that?',
    paragraphs: [
      'In every circle there is somebody who hardly speaks. They sit a little to the side. If you were asked afterward what they said, you could not tell. And yet on evenings when they are not there, the talk has something thin about it, and people go home early.',
      'It is because they take in what is said. A sentence needs two, one who lets it go and one with whom it arrives. Most sentences are still circling somewhere in the air above the table. Be the one today with whom things land. You will have to put down the answer that you are holding ready; one cannot catch with full hands. After some time you will notice that the other person has begun to listen, too: to themselves, as if it were for the first time.',
    ],
  },
  {
    title: 'The river and its name',
    question: 'What of you has stayed the same since yesterday?',
    paragraphs: [
      'We call it a river, and go to it as to an old acquaintance. But the water that is there today was on a mountain last week, and tomorrow it belongs to the sea. There is only a shape in which it passes, and even that moves a little each spring.',
      'You, too, are addressed as though you were a thing. People say that you have not changed. Kind as it is, it cannot be meant of the water. The breath, the blood, the opinions, they have all been in someone else and are on their way to someone else. And still one can swim in it. One can sit beside it for an afternoon. Perhaps it is no loss, to be a river and not a stone. It only means that one is nowhere cut off from the rain.',
    ],
  },
  {
    title: 'Before you answer',
    question: 'What was there before your reply?',
    paragraphs: [
      'Somebody says a thing that stings, and there is the answer already. It is quick and it fits. You have not made it; it jumped into your mouth like a dog into a car.',
      'Between the two, though, between the sting and the word, there is a place. It is narrow. You could put one breath in it, if you put it in sideways. The whole of freedom is said to be in there, and it is odd that it should have so little furniture. Try to find it once today. You may still use the answer afterward, it keeps. But you may also see, in that breath, that the other person is frightened, or has not slept, or was talking to someone who is not you at all. Then a different word comes, that nobody had trained.',
    ],
  },
  {
    title: 'Night window',
    question: 'What looks back at you from the dark?',
    paragraphs: [
      'When it is dark outside and light within, the window turns into a mirror. You wanted to see whether it was still snowing and see a person in a kitchen with a hand at their brow. As long as the lamp is on there is no looking through.',
      'We do this by day as well. We look at somebody, and it is so bright inside, with our plans and our opinion of them, that we are only shown ourselves. Turn the lamp down a little. It is no great matter: a breath, in which you let go of what you know about this person. Slowly the garden appears. It was there the whole time. There is the fence, and the neighbor’s light behind it, and the snow, which is falling on both sides with the same quiet.',
    ],
  },
  {
    title: 'The guest',
    question: 'What came to you today without an invitation?',
    paragraphs: [
      'Sadness came in the afternoon. It had not announced itself. You had things to do, and told it so, and it sat down in the hall with its coat on and waited.',
      'You can leave it there; it is patient, and you will feel it each time you go by. Or you can ask it in. It does not stay as long as you fear, if it is allowed to sit properly and is given something warm. Do not ask at once where it comes from. Most guests only want, for an hour, not to be in the way. Notice where it has put itself: in the throat, or under the ribs. Breathe there. Before it goes it will, as likely as not, leave something on the table which you had been missing for quite some time.',
    ],
  },
  {
    title: 'The lamp on the stairs',
    question: 'For whom do you leave a light on?',
    paragraphs: [
      'In the house where you rented a room there was a lamp on the landing, and it was always on when you came home late. You never found out who did it. You took it for electricity.',
      'Years later it becomes clear that somebody got up for it. There was a person who lay in bed, thought of whoever might still be on the way, and put their feet on the cold floor. Much of the light we find our way by has been left on like this, without a name. You cannot thank them. It goes on in the other direction: somebody is on the way tonight, too. It need not be a large lamp. A word on a slip of paper, a pan of soup with a lid on it. Then go to bed, and do not wait up to be seen.',
    ],
  },
  {
    title: 'The seed catalogue',
    question: 'What are you tending that will not be yours?',
    paragraphs: [
      'In the coldest week the seed catalogue comes. Outside everything is iron, and on page nine there are beans. An old man sits at his table with a pencil and marks the apple trees, though it will take twelve years until they bear, and he can count.',
      'There is a happiness that does not ask to be there when it arrives. It is not a sacrifice; look at his face. He is already sitting beneath the tree with children whom he does not know, and they are throwing the cores at each other. Where he leaves off and they begin has become unimportant to him. You, too, are sitting under several trees. Somebody marked them with a pencil. Find one small thing today that you can put in the earth, and whose fruit you will not have to count.',
    ],
  },
  {
    title: 'At the shore',
    question: 'How far do you go?',
    paragraphs: [
      'You stand at the edge of the sea, and your eyes go out until there is nothing more to hold on to. It does one good, and it is difficult to say why. There is nothing out there that one could need.',
      'Perhaps it is simply that for once the looking is as large as it is. Indoors it keeps running into things, folds itself up, and gets used to being the size of a table. Here it can lie down full length. And notice that you do not become smaller by it, although people say so. The one who feels small is the one with the shoes. What sees the horizon reaches to the horizon. Take a little of it home with you, as one takes sand. You will find it, weeks from now, in a pocket, on an ordinary street.',
    ],
  },
  {
    title: 'The last one to leave',
    question: 'What would you put back in its place?',
    paragraphs: [
      'When the circle is over, somebody always stays to put the chairs back. The others are already on the stairs and laughing. The one who stays could call for help, and does not, and goes along the row, chair after chair, in a room that is slowly becoming a plain room again.',
      'It is a good moment. What was said is still in the air, but one no longer has to answer it. The hands are busy. It is quite possible that more happens in those ten minutes than in the hour before; something sinks in as rain does when it has stopped. We often leave too soon, with our coats half on, out of things that were just about to come to us. Be the last to go today, once. Put something back in its place. Then turn out the light, and stand there a moment.',
    ],
  },
];
